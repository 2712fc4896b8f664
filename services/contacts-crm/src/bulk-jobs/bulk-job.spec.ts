import { bulkOutcomes } from '@aera/contracts';
import { deciderSpecification } from '@aera/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BulkJob,
  type BulkAction,
  type BulkEvent,
  type BulkItemResult,
  type BulkItem,
  evolveBulk,
  initialBulk,
} from './bulk-job.ts';
import { type BulkJobRow, projectBulk } from './bulk-jobs-projection.ts';
import { bulk, type BulkCommand, itemsToUndo } from './decide-bulk-job.ts';
import { outcomeOf, toLeadCommand } from './item-command.ts';

const given = deciderSpecification(bulk);
const now = '2026-03-04T09:05:00.000Z';
const bulkId = 'b1';
const stewardId = 's1';
const action: BulkAction = { kind: 'closed', reason: 'answered' };
const row = (leadId: string, version = 1): BulkItem => ({ leadId, version, owner: null });
const done = (leadId: string, version = 2): BulkItemResult => ({ leadId, outcome: 'done', version });
const rows = [row('l1'), row('l2'), row('l3')];

const start = (change: Partial<Extract<BulkCommand, { type: 'StartBulk' }>['data']> = {}): BulkCommand => ({
  type: 'StartBulk',
  data: { bulkId, stewardId, action, of: 'chosen', undoes: null, rows, ...change },
  now,
});
const started = (of: 'chosen' | 'undo' = 'chosen'): BulkEvent => ({
  type: 'BulkJobStarted',
  data: { bulkId, stewardId, action, of, undoes: null, total: 3, startedAt: now },
});
const taken: BulkEvent = { type: 'BulkItemsSelected', data: { bulkId, from: 0, rows } };
const handled = (from: number, ...results: BulkItemResult[]): BulkEvent => ({
  type: 'BulkItemsProcessed',
  data: { bulkId, from, results, handledAt: now },
});
const record = (from: number, ...results: BulkItemResult[]): BulkCommand => ({
  type: 'RecordItemResults',
  data: { bulkId, from, results },
  now,
});
const cancel: BulkCommand = { type: 'CancelBulk', data: { bulkId, stewardId }, now };
const cancelled: BulkEvent = {
  type: 'BulkJobCancelRequested',
  data: { bulkId, stewardId, cancelledAt: now },
};
const end: BulkCommand = { type: 'EndBulk', data: { bulkId }, now };
const ended = (early = false): BulkEvent => ({
  type: 'BulkJobCompleted',
  data: { bulkId, cancelled: early, endedAt: now },
});
const all = handled(0, done('l1'), done('l2'), done('l3'));

describe('beginning an action on many leads', () => {
  it('takes the leads as they stand', () => given().when(start()).then(started(), taken));
  it('takes each lead once', () =>
    given()
      .when(start({ rows: [...rows, row('l1', 7)] }))
      .then(started(), {
        type: 'BulkItemsSelected',
        data: { bulkId, from: 0, rows: [row('l1', 7), row('l2'), row('l3')] },
      }));
  it('starts once when the command is repeated, even if other leads match by then', () =>
    given(started(), taken)
      .when(start({ rows: [] }))
      .thenNothing());
  it('refuses the id of another action', () =>
    given(started(), taken)
      .when(start({ action: { kind: 'contacted' } }))
      .thenRejected('bulk-id-taken'));
  it('refuses to do nothing', () =>
    given()
      .when(start({ rows: [] }))
      .thenRejected('bulk-empty'));
  it('refuses more than ten thousand', () =>
    given()
      .when(start({ rows: Array.from({ length: 10_001 }, (_, at) => row(`l${at}`)) }))
      .thenRejected('bulk-too-large'));
});

describe('carrying it out', () => {
  it('records the results of the next items', () =>
    given(started(), taken)
      .when(record(0, done('l1')))
      .then(handled(0, done('l1'))));
  it('records nothing twice', () =>
    given(started(), taken, handled(0, done('l1')))
      .when(record(0, done('l1')))
      .thenNothing());
  it('ends when all rows are handled, and not before', () => {
    given(started(), taken, handled(0, done('l1')))
      .when(end)
      .thenNothing();
    given(started(), taken, all).when(end).then(ended());
    given(started(), taken, all, ended()).when(end).thenNothing();
  });
  it('knows none that was never begun', () => given().when(cancel).thenRejected('bulk-not-found'));
});

describe('cancelling it', () => {
  it('is asked for once', () => {
    given(started(), taken).when(cancel).then(cancelled);
    given(started(), taken, cancelled).when(cancel).thenNothing();
  });
  it('keeps what is recorded of rows that were under way', () =>
    given(started(), taken, cancelled)
      .when(record(0, done('l1')))
      .then(handled(0, done('l1'))));
  it('leaves the rest', () =>
    given(started(), taken, handled(0, done('l1')), cancelled)
      .when(end)
      .then(ended(true)));
  it('comes too late when every row was handled', () => {
    given(started(), taken, all, cancelled).when(end).then(ended());
    given(started(), taken, all, ended()).when(cancel).thenRejected('bulk-over');
  });
});

describe('taking it back', () => {
  const fold = (...events: BulkEvent[]): BulkJob => events.reduce(evolveBulk, initialBulk());
  const codeOf = (state: BulkJob): unknown => {
    try {
      itemsToUndo(state);
      return null;
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };

  it('is about the leads that it changed, as it left them', () => {
    const results = [
      done('l1', 5),
      { leadId: 'l2', outcome: 'changed', version: null } as const,
      done('l3', 9),
    ];
    expect(itemsToUndo(fold(started(), taken, handled(0, ...results), ended())).rows).toEqual([
      row('l1', 5),
      row('l3', 9),
    ]);
  });
  it('waits for its end, and is not taken back itself', () => {
    expect(codeOf(fold())).toBe('bulk-not-found');
    expect(codeOf(fold(started(), taken))).toBe('bulk-under-way');
    expect(codeOf(fold(started('undo'), taken, all, ended()))).toBe('bulk-not-undoable');
  });
  it.each<[BulkAction, string]>([
    [{ kind: 'contacted' }, 'UndoLeadChange'],
    [{ kind: 'reopened' }, 'UndoLeadChange'],
    [action, 'UndoLeadChange'],
    [{ kind: 'owned', to: 's2' }, 'AssignLead'],
    [{ kind: 'markedAsSpam' }, 'ReleaseLead'],
    [{ kind: 'released' }, 'MarkLeadAsSpam'],
  ])('undoes %o by %s', (of, type) =>
    expect(toLeadCommand({ action: of, of: 'undo', stewardId }, row('l1'), now).type).toBe(type),
  );
  it('gives a lead back to whom it had been taken from', () =>
    expect(
      toLeadCommand(
        { action: { kind: 'owned', to: 's2' }, of: 'undo', stewardId },
        { ...row('l1'), owner: 's9' },
        now,
      ),
    ).toMatchObject({ data: { from: 's2', to: 's9' } }));
});

describe('what is asked of one lead', () => {
  it('names the version that was taken', () =>
    expect(toLeadCommand({ action, of: 'matching', stewardId }, row('l1', 4), now)).toEqual({
      type: 'CloseLead',
      data: { leadId: 'l1', stewardId, version: 4, reason: 'answered' },
      now,
    }));
  it.each([
    ['lead-changed', 'changed'],
    ['lead-assignment-conflict', 'changed'],
    ['nothing-to-undo', 'changed'],
    ['lead-not-found', 'gone'],
    ['some-other-rule', 'refused'],
  ])('and refused by %s means %s', (code, outcome) => expect(outcomeOf(code)).toBe(outcome));
});

describe('however an action goes', () => {
  const result = fc.constantFrom(...bulkOutcomes);
  it('its counts add up, each lead counts once, and it ends once', () =>
    fc.assert(
      fc.property(
        fc.array(result, { minLength: 1, maxLength: 40 }),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 60, maxLength: 60 }),
        fc.option(fc.integer({ min: 0, max: 40 })),
        (outcomes, sizes, cancelAt) => {
          const own = outcomes.map((_, at) => row(`l${at}`));
          const results = outcomes.map((outcome, at) => ({ leadId: `l${at}`, outcome, version: null }));
          const events: BulkEvent[] = [];
          const state = () => events.reduce(evolveBulk, initialBulk());
          const tell = (command: BulkCommand) => events.push(...bulk.decide(command, state()));
          tell(start({ rows: own }));
          let from = 0;
          for (const size of sizes) {
            if (cancelAt !== null && from >= cancelAt) tell(cancel);
            if (state().status !== 'running' || from >= own.length) break;
            const batch = record(from, ...results.slice(from, from + size));
            tell(batch);
            // As after a crash between the record and its answer.
            tell(batch);
            from = Math.min(own.length, from + size);
          }
          tell(end);
          tell(end);
          const listed = events.reduce<BulkJobRow | null>(projectBulk, null);
          const last = state();
          if (!listed || last.status === 'absent') throw new Error('It began.');
          const counted = bulkOutcomes.reduce((sum, outcome) => sum + listed[outcome], 0);
          expect(counted).toBe(last.results.length);
          expect(listed.status === 'done').toBe(counted === listed.total);
          expect(last.results.map(({ leadId }) => leadId)).toEqual(
            own.slice(0, counted).map(({ leadId }) => leadId),
          );
          expect(events.filter(({ type }) => type === 'BulkJobCompleted')).toHaveLength(1);
        },
      ),
    ));
});
