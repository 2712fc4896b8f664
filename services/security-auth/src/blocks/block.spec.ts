import { fold } from '@aera/event-store/decider';
import { deciderSpecification } from '@aera/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { block, type BlockCommand, type BlockEvent, blockDurations } from './block.ts';

const given = deciderSpecification(block);
const start = Date.parse('2026-03-04T09:00:00.000Z');
const at = (ms: number) => new Date(start + ms).toISOString();
const of = { blockId: 'b1', networkKey: 'k', network: '203.0.113.7/32' };
const hour = 60 * 60_000;

const byRule = (threatId: string, after = 0, blockId = 'b1', shared = false): BlockCommand => ({
  type: 'BlockNetwork',
  data: {
    ...of,
    blockId,
    reason: 'Path scanning',
    how: { kind: 'rule', rule: 'path-scanning', threatId, shared },
  },
  now: at(after),
});
const blockManually = (expiresAt: string | null, after = 0): BlockCommand => ({
  type: 'BlockNetwork',
  data: { ...of, blockId: 'b2', reason: 'Known', how: { kind: 'manual', by: 's', expiresAt } },
  now: at(after),
});
const blocked = (
  overrides: Partial<Extract<BlockEvent, { type: 'NetworkBlocked' }>['data']> = {},
): BlockEvent => ({
  type: 'NetworkBlocked',
  data: {
    ...of,
    rule: 'path-scanning',
    threatId: 't1',
    by: null,
    reason: 'Path scanning',
    expiresAt: at(hour),
    times: 1,
    blockedAt: at(0),
    ...overrides,
  },
});
const expired: BlockEvent = { type: 'BlockExpired', data: { ...of, expiredAt: at(hour) } };
const unblocked: BlockEvent = { type: 'NetworkUnblocked', data: { ...of, by: 's', unblockedAt: at(1) } };

describe('blocking a network', () => {
  it('lasts one hour for the first block by a rule', () => given().when(byRule('t1')).then(blocked()));

  it('lasts as long as the steward requests for a manual block', () =>
    given()
      .when(blockManually(null))
      .then(
        blocked({ blockId: 'b2', rule: null, threatId: null, by: 's', reason: 'Known', expiresAt: null }),
      ));

  it('happens once per threat, even after a steward unblocked the network', () => {
    given(blocked()).when(byRule('t1', 5)).thenNothing();
    given(blocked(), unblocked).when(byRule('t1', 5)).thenNothing();
  });

  it('happens again when its threat goes on after the block has expired', () => {
    const again = blocked({ times: 2, expiresAt: at(8 * hour), blockedAt: at(2 * hour) });
    given(blocked(), expired)
      .when(byRule('t1', 2 * hour))
      .then(again);
    given(blocked())
      .when(byRule('t1', 2 * hour))
      .then({ ...expired, data: { ...expired.data, expiredAt: at(2 * hour) } } as BlockEvent, again);
    given(blocked(), unblocked, blocked({ threatId: 't2' }), expired)
      .when(byRule('t1', 2 * hour))
      .thenNothing();
  });

  it('lasts longer for each block within 30 days', () => {
    given(blocked(), expired)
      .when(byRule('t2', 2 * hour))
      .then(blocked({ threatId: 't2', times: 2, expiresAt: at(8 * hour), blockedAt: at(2 * hour) }));
    const later = 31 * 24 * hour;
    given(blocked(), expired)
      .when(byRule('t2', later))
      .then(blocked({ threatId: 't2', expiresAt: at(later + hour), blockedAt: at(later) }));
  });

  it('lasts one hour for networks that members use', () =>
    given(blocked(), expired)
      .when(byRule('t2', 2 * hour, 'b1', true))
      .then(blocked({ threatId: 't2', expiresAt: at(3 * hour), blockedAt: at(2 * hour) })));

  it('extends an active block and never shortens it', () => {
    given(blocked())
      .when(byRule('t2', 60_000))
      .then({
        type: 'BlockExtended',
        data: {
          ...of,
          threatId: 't2',
          by: null,
          reason: null,
          expiresAt: at(60_000 + hour),
          extendedAt: at(60_000),
        },
      });
  });

  it('extends no longer block for another threat, which does not block again after an unblock', () => {
    const manual = blocked({ blockId: 'b2', rule: null, threatId: null, by: 's', expiresAt: null });
    const added: BlockEvent = {
      type: 'ThreatAddedToBlock',
      data: { blockId: 'b2', networkKey: 'k', threatId: 't2', addedAt: at(5) },
    };
    given(manual).when(byRule('t2', 5)).then(added);
    given(blocked({ blockId: 'b2', expiresAt: at(2 * hour) }))
      .when(byRule('t2', 5))
      .then(added);
    given(manual, added).when(byRule('t2', 6)).thenNothing();
    given(manual, added, unblocked).when(byRule('t2', 7)).thenNothing();
  });

  it('records the reason of a steward during an active block, even for a shorter time', () => {
    const extended = (expiresAt: string | null): BlockEvent => ({
      type: 'BlockExtended',
      data: { ...of, threatId: null, by: 's', reason: 'Known', expiresAt, extendedAt: at(5) },
    });
    given(blocked()).when(blockManually(null, 5)).then(extended(null));
    given(blocked())
      .when(blockManually(at(10), 5))
      .then(extended(at(hour)));
  });

  it('happens again if the network was erased meanwhile', () =>
    given(blocked({ network: null }))
      .when(byRule('t1', 5))
      .then(blocked({ expiresAt: at(5 + 6 * hour), times: 2, blockedAt: at(5) })));

  it('records the expiry of the old block before a new block', () =>
    given(blocked())
      .when(byRule('t2', hour))
      .then(expired, blocked({ threatId: 't2', times: 2, expiresAt: at(7 * hour), blockedAt: at(hour) })));

  it('never uses shorter durations for repeated blocks', () =>
    expect(blockDurations).toEqual(blockDurations.toSorted((one, other) => one - other)));
});

describe('unblocking a network', () => {
  const unblock: BlockCommand = { type: 'UnblockNetwork', data: { by: 's' }, now: at(1) };
  const expire = (blockId: string, after: number): BlockCommand => ({
    type: 'ExpireBlock',
    data: { blockId },
    now: at(after),
  });

  it('ends its block once', () => {
    given(blocked()).when(unblock).then(unblocked);
    given(blocked(), unblocked).when(unblock).thenNothing();
    given().when(unblock).thenNothing();
  });

  it('happens at expiry and not before', () => {
    given(blocked()).when(expire('b1', hour)).then(expired);
    given(blocked())
      .when(expire('b1', hour - 1))
      .thenNothing();
    given(blocked({ expiresAt: null }))
      .when(expire('b1', 99 * hour))
      .thenNothing();
  });

  it('does not end a block with another id', () =>
    given(blocked(), expired, blocked({ blockId: 'b9', threatId: 't2' }))
      .when(expire('b1', 9 * hour))
      .thenNothing());

  it('reaches the state of the last event for any sequence', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('rule', 'manual', 'unblock', 'expire'), { maxLength: 25 }),
        (steps) => {
          let history: BlockEvent[] = [];
          steps.forEach((step, n) => {
            const after = n * 20 * 60_000;
            const commands: Record<string, BlockCommand> = {
              rule: byRule(`t${n}`, after, `b${n}`),
              manual: blockManually(at(after + hour), after),
              unblock: { ...unblock, now: at(after) },
              expire: expire(fold(block, history).current?.blockId ?? 'none', after),
            };
            const command = commands[step] as BlockCommand;
            history = [...history, ...block.decide(command, fold(block, history))];
            const { current } = fold(block, history);
            expect(current !== null || (step !== 'rule' && step !== 'manual')).toBe(true);
            expect(current === null || step !== 'unblock').toBe(true);
          });
        },
      ),
      { numRuns: 100 },
    ));
});
