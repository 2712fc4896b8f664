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
const selected: BulkEvent = { type: 'BulkItemsSelected', data: { bulkId, from: 0, rows } };
const processed = (from: number, ...results: BulkItemResult[]): BulkEvent => ({
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
const all = processed(0, done('l1'), done('l2'), done('l3'));

describe('starting a bulk job', () => {
  it('records the selected leads with their versions', () => given().when(start()).then(started(), selected));
  it('records a lead once when it is selected twice', () =>
    given()
      .when(start({ rows: [...rows, row('l1', 7)] }))
      .then(started(), {
        type: 'BulkItemsSelected',
        data: { bulkId, from: 0, rows: [row('l1', 7), row('l2'), row('l3')] },
      }));
  it('starts once when the command is repeated, even if other leads match by then', () =>
    given(started(), selected)
      .when(start({ rows: [] }))
      .thenNothing());
  it('rejects the id of another job', () =>
    given(started(), selected)
      .when(start({ action: { kind: 'contacted' } }))
      .thenRejected('bulk-id-taken'));
  it('rejects an empty selection', () =>
    given()
      .when(start({ rows: [] }))
      .thenRejected('bulk-empty'));
  it('rejects more than 10,000 leads', () =>
    given()
      .when(start({ rows: Array.from({ length: 10_001 }, (_, index) => row(`l${index}`)) }))
      .thenRejected('bulk-too-large'));
});

describe('executing a bulk job', () => {
  it('records the results of the next items', () =>
    given(started(), selected)
      .when(record(0, done('l1')))
      .then(processed(0, done('l1'))));
  it('ignores results that are already recorded', () =>
    given(started(), selected, processed(0, done('l1')))
      .when(record(0, done('l1')))
      .thenNothing());
  it('ends when all rows are processed, and not before', () => {
    given(started(), selected, processed(0, done('l1')))
      .when(end)
      .thenNothing();
    given(started(), selected, all).when(end).then(ended());
    given(started(), selected, all, ended()).when(end).thenNothing();
  });
  it('is rejected for an unknown job', () => given().when(cancel).thenRejected('bulk-not-found'));
});

describe('cancelling a bulk job', () => {
  it('is recorded once', () => {
    given(started(), selected).when(cancel).then(cancelled);
    given(started(), selected, cancelled).when(cancel).thenNothing();
  });
  it('still records results of items that were in progress', () =>
    given(started(), selected, cancelled)
      .when(record(0, done('l1')))
      .then(processed(0, done('l1'))));
  it('leaves the remaining items unprocessed', () =>
    given(started(), selected, processed(0, done('l1')), cancelled)
      .when(end)
      .then(ended(true)));
  it('is rejected when every item is processed', () => {
    given(started(), selected, all, cancelled).when(end).then(ended());
    given(started(), selected, all, ended()).when(cancel).thenRejected('bulk-over');
  });
});

describe('undoing a bulk job', () => {
  const fold = (...events: BulkEvent[]): BulkJob => events.reduce(evolveBulk, initialBulk());
  const undoErrorCode = (state: BulkJob): unknown => {
    try {
      itemsToUndo(state);
      return null;
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };

  it('selects the changed leads at the versions the job produced', () => {
    const results = [
      done('l1', 5),
      { leadId: 'l2', outcome: 'changed', version: null } as const,
      done('l3', 9),
    ];
    expect(itemsToUndo(fold(started(), selected, processed(0, ...results), ended())).rows).toEqual([
      row('l1', 5),
      row('l3', 9),
    ]);
  });
  it('requires a completed job, and an undo cannot be undone', () => {
    expect(undoErrorCode(fold())).toBe('bulk-not-found');
    expect(undoErrorCode(fold(started(), selected))).toBe('bulk-under-way');
    expect(undoErrorCode(fold(started('undo'), selected, all, ended()))).toBe('bulk-not-undoable');
  });
  it.each<[BulkAction, string]>([
    [{ kind: 'contacted' }, 'UndoLeadChange'],
    [{ kind: 'reopened' }, 'UndoLeadChange'],
    [action, 'UndoLeadChange'],
    [{ kind: 'owned', to: 's2' }, 'AssignLead'],
    [{ kind: 'markedAsSpam' }, 'ReleaseLead'],
    [{ kind: 'released' }, 'MarkLeadAsSpam'],
  ])('undoes %o with %s', (undoneAction, type) =>
    expect(toLeadCommand({ action: undoneAction, of: 'undo', stewardId }, row('l1'), now).type).toBe(type),
  );
  it('restores the previous owner of a lead', () =>
    expect(
      toLeadCommand(
        { action: { kind: 'owned', to: 's2' }, of: 'undo', stewardId },
        { ...row('l1'), owner: 's9' },
        now,
      ),
    ).toMatchObject({ data: { from: 's2', to: 's9' } }));
});

describe('the command for one lead', () => {
  it('expects the version that was selected', () =>
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
  ])('maps the rejection %s to the outcome %s', (code, outcome) => expect(outcomeOf(code)).toBe(outcome));
});

describe('any course of a bulk job', () => {
  const result = fc.constantFrom(...bulkOutcomes);
  it('counts each lead once and completes once', () =>
    fc.assert(
      fc.property(
        fc.array(result, { minLength: 1, maxLength: 40 }),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 60, maxLength: 60 }),
        fc.option(fc.integer({ min: 0, max: 40 })),
        (outcomes, sizes, cancelAt) => {
          const items = outcomes.map((_, index) => row(`l${index}`));
          const results = outcomes.map((outcome, index) => ({ leadId: `l${index}`, outcome, version: null }));
          const events: BulkEvent[] = [];
          const state = () => events.reduce(evolveBulk, initialBulk());
          const execute = (command: BulkCommand) => events.push(...bulk.decide(command, state()));
          execute(start({ rows: items }));
          let from = 0;
          for (const size of sizes) {
            if (cancelAt !== null && from >= cancelAt) execute(cancel);
            if (state().status !== 'running' || from >= items.length) break;
            const batch = record(from, ...results.slice(from, from + size));
            execute(batch);
            // As after a crash before the acknowledgement.
            execute(batch);
            from = Math.min(items.length, from + size);
          }
          execute(end);
          execute(end);
          const listRow = events.reduce<BulkJobRow | null>(projectBulk, null);
          const finalState = state();
          if (!listRow || finalState.status === 'absent') throw new Error('The job was not started.');
          const counted = bulkOutcomes.reduce((sum, outcome) => sum + listRow[outcome], 0);
          expect(counted).toBe(finalState.results.length);
          expect(listRow.status === 'done').toBe(counted === listRow.total);
          expect(finalState.results.map(({ leadId }) => leadId)).toEqual(
            items.slice(0, counted).map(({ leadId }) => leadId),
          );
          expect(events.filter(({ type }) => type === 'BulkJobCompleted')).toHaveLength(1);
        },
      ),
    ));
});
