import type { EventStore } from '@aera/event-store';
import { expect, it } from 'vitest';
import { createThreatResponder } from './respond-to-threat.ts';
import { findRule } from './rules.ts';
import type { ThreatEpisode } from './threat.ts';

const network = '203.0.113.7/32';
const episode: ThreatEpisode = {
  threatId: 't1',
  rule: 'path-scanning',
  networkKey: 'k',
  network,
  severity: 'HIGH',
  amount: 9,
  score: { points: 30, at: 0 },
  firstAt: 0,
  lastAt: 0,
  trusted: false,
  detectedAt: '2026-01-01T00:00:00.000Z',
  response: 'blocked',
  blockId: 'b1',
};

it('reads a threat once after a steward has ended its block', async () => {
  const calls: string[] = [];
  const record =
    <T>(name: string, result: T) =>
    async () => {
      calls.push(name);
      return result;
    };
  const stream = { readState: record('modes', new Map()), handle: record('threat', {}) };
  const respond = createThreatResponder(
    { store: { stream: () => stream } as unknown as EventStore, now: () => '2026-01-01T00:01:00.000Z' },
    {
      listAllowedNetworks: record('allowed', []),
      isBlocked: record('isBlocked', false),
      hasStewards: record('hasStewards', false),
      // The block stream knows the threat as dismissed.
      blockByRule: record('blockByRule', null),
    },
  );
  const finding = { rule: findRule('path-scanning'), episode, id: ['path-scanning', 'k'] } as const;
  const find = (threatId: string) =>
    respond({ ...finding, id: [...finding.id], episode: { ...episode, threatId } }, {});
  await find('t1');
  const once = calls.length;
  expect(once).toBeGreaterThan(0);
  await find('t1');
  expect(calls).toHaveLength(once);
  await find('t2');
  expect(calls).toHaveLength(2 * once);
});

it.each([
  ['records that the network is allowed if a steward allowed it while it was blocked', true, ['allowed']],
  ['records no block if a steward has ended that of the threat', false, []],
] as const)('%s', async (_, allows, expected) => {
  const entry = { id: 'e1', network, note: '', origin: 'steward', by: 's1', addedAt: null } as const;
  const responses: unknown[] = [];
  let isAllowed = false;
  const stream = {
    readState: async () => new Map(),
    handle: async (_: unknown, { data }: { data: { response: string } }) => responses.push(data.response),
  };
  const respond = createThreatResponder(
    { store: { stream: () => stream } as unknown as EventStore, now: () => '2026-01-01T00:01:00.000Z' },
    {
      listAllowedNetworks: async () => (isAllowed ? [entry] : []),
      isBlocked: async () => false,
      hasStewards: async () => false,
      blockByRule: async () => {
        isAllowed = allows;
        return null;
      },
    },
  );
  const detected = { ...episode, response: 'none', blockId: null } as const;
  await respond({ rule: findRule('path-scanning'), episode: detected, id: ['path-scanning', 'k'] }, {});
  expect(responses).toEqual(expected);
});
