import { bulkOutcomes } from '@aera/contracts';
import { deciderSpecification } from '@aera/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BulkJob,
  type BulkAction,
  type BulkJobEvent,
  type BulkItemResult,
  type BulkItem,
  evolveBulkJob,
  initialBulkJob,
} from './bulk-job.ts';
import { type BulkJobRow, projectBulkJob } from './bulk-jobs-projection.ts';
import { bulkJob, type BulkJobCommand, listItemsToUndo } from './decide-bulk-job.ts';
import { toOutcome, toLeadCommand, undoesQuarantineChange } from './item-command.ts';

const given = deciderSpecification(bulkJob);
const now = '2026-03-04T09:05:00.000Z';
const jobId = 'b1';
const stewardId = 's1';
const action: BulkAction = { kind: 'closed', reason: 'answered' };
const item = (leadId: string, version = 1): BulkItem => ({ leadId, version, owner: null });
const done = (leadId: string, version = 2): BulkItemResult => ({ leadId, outcome: 'succeeded', version });
const items = [item('l1'), item('l2'), item('l3')];

const start = (
  change: Partial<Extract<BulkJobCommand, { type: 'StartBulkJob' }>['data']> = {},
): BulkJobCommand => ({
  type: 'StartBulkJob',
  data: { jobId, stewardId, action, selection: 'selected', undoes: null, items, ...change },
  now,
});
const started = (selection: 'selected' | 'undo' = 'selected'): BulkJobEvent => ({
  type: 'BulkJobStarted',
  data: { jobId, stewardId, action, selection, undoes: null, total: 3, startedAt: now },
});
const selected: BulkJobEvent = { type: 'BulkItemsSelected', data: { jobId, from: 0, items } };
const processed = (from: number, ...results: BulkItemResult[]): BulkJobEvent => ({
  type: 'BulkItemsProcessed',
  data: { jobId, from, results, processedAt: now },
});
const record = (from: number, ...results: BulkItemResult[]): BulkJobCommand => ({
  type: 'RecordItemResults',
  data: { jobId, from, results },
  now,
});
const cancel: BulkJobCommand = { type: 'CancelBulkJob', data: { jobId, stewardId }, now };
const cancelled: BulkJobEvent = {
  type: 'BulkJobCancelRequested',
  data: { jobId, stewardId, cancelledAt: now },
};
const end: BulkJobCommand = { type: 'CompleteBulkJob', data: { jobId }, now };
const ended = (early = false): BulkJobEvent => ({
  type: 'BulkJobCompleted',
  data: { jobId, cancelled: early, endedAt: now },
});
const all = processed(0, done('l1'), done('l2'), done('l3'));

describe('starting a bulk job', () => {
  it('records the selected leads with their versions', () => given().when(start()).then(started(), selected));
  it('records a lead once when it is selected twice', () =>
    given()
      .when(start({ items: [...items, item('l1', 7)] }))
      .then(started(), {
        type: 'BulkItemsSelected',
        data: { jobId, from: 0, items: [item('l1', 7), item('l2'), item('l3')] },
      }));
  it('starts once when the command is repeated, even if other leads match by then', () =>
    given(started(), selected)
      .when(start({ items: [] }))
      .thenNothing());
  it('rejects the id of another job', () =>
    given(started(), selected)
      .when(start({ action: { kind: 'contacted' } }))
      .thenRejected('bulk-id-taken'));
  it('rejects an empty selection', () =>
    given()
      .when(start({ items: [] }))
      .thenRejected('bulk-empty'));
  it('rejects more than 10,000 leads', () =>
    given()
      .when(start({ items: Array.from({ length: 10_001 }, (_, index) => item(`l${index}`)) }))
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
  it('ends when all items are processed, and not before', () => {
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
    given(started(), selected, all, ended()).when(cancel).thenRejected('bulk-ended');
  });
});

describe('undoing a bulk job', () => {
  const fold = (...events: BulkJobEvent[]): BulkJob => events.reduce(evolveBulkJob, initialBulkJob());
  const undoErrorCode = (state: BulkJob): unknown => {
    try {
      listItemsToUndo(state);
      return null;
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };

  it('selects the changed leads at the versions the job produced', () => {
    const results = [
      done('l1', 5),
      { leadId: 'l2', outcome: 'conflict', version: null } as const,
      done('l3', 9),
    ];
    expect(listItemsToUndo(fold(started(), selected, processed(0, ...results), ended())).items).toEqual([
      item('l1', 5),
      item('l3', 9),
    ]);
  });
  it('requires a completed job, and an undo cannot be undone', () => {
    expect(undoErrorCode(fold())).toBe('bulk-not-found');
    expect(undoErrorCode(fold(started(), selected))).toBe('bulk-running');
    expect(undoErrorCode(fold(started('undo'), selected, all, ended()))).toBe('bulk-not-undoable');
  });
  it.each<[BulkAction, string]>([
    [{ kind: 'contacted' }, 'UndoLeadChange'],
    [{ kind: 'reopened' }, 'UndoLeadChange'],
    [action, 'UndoLeadChange'],
    [{ kind: 'assigned', to: 's2' }, 'AssignLead'],
    [{ kind: 'marked-spam' }, 'ReleaseLead'],
    [{ kind: 'released' }, 'MarkLeadAsSpam'],
  ])('undoes %o with %s', (undoneAction, type) =>
    expect(toLeadCommand({ action: undoneAction, selection: 'undo', stewardId }, item('l1'), now).type).toBe(
      type,
    ),
  );
  it('requires more than the version to undo a change of the quarantine', () => {
    const kinds: BulkAction[] = [{ kind: 'released' }, { kind: 'marked-spam' }, { kind: 'contacted' }];
    const results = (['undo', 'quarantine'] as const).map((selection) =>
      kinds.map((each) => undoesQuarantineChange({ action: each, selection })),
    );
    expect(results).toEqual([
      [true, true, false],
      [false, false, false],
    ]);
  });
  it('restores the previous owner of a lead', () =>
    expect(
      toLeadCommand(
        { action: { kind: 'assigned', to: 's2' }, selection: 'undo', stewardId },
        { ...item('l1'), owner: 's9' },
        now,
      ),
    ).toMatchObject({ data: { from: 's2', to: 's9' } }));
});

describe('the command for one lead', () => {
  it('expects the version that was selected', () =>
    expect(toLeadCommand({ action, selection: 'matching', stewardId }, item('l1', 4), now)).toEqual({
      type: 'CloseLead',
      data: { leadId: 'l1', stewardId, version: 4, reason: 'answered' },
      now,
    }));
  it.each<[BulkAction, 'selected' | 'undo']>([
    [{ kind: 'marked-spam' }, 'selected'],
    [{ kind: 'released' }, 'selected'],
    [{ kind: 'snoozed', snoozedUntil: null }, 'selected'],
    [{ kind: 'marked-spam' }, 'undo'],
    [{ kind: 'released' }, 'undo'],
  ])('expects the version that was selected for %o (%s)', (kind, selection) =>
    expect(toLeadCommand({ action: kind, selection, stewardId }, item('l1', 4), now).data).toMatchObject({
      version: 4,
    }),
  );
  it.each([
    ['lead-changed', 'conflict'],
    ['lead-assignment-conflict', 'conflict'],
    ['nothing-to-undo', 'conflict'],
    ['lead-not-found', 'not-found'],
    ['some-other-rule', 'rejected'],
  ])('maps the rejection %s to the outcome %s', (code, outcome) => expect(toOutcome(code)).toBe(outcome));
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
          const items = outcomes.map((_, index) => item(`l${index}`));
          const results = outcomes.map((outcome, index) => ({ leadId: `l${index}`, outcome, version: null }));
          const events: BulkJobEvent[] = [];
          const state = () => events.reduce(evolveBulkJob, initialBulkJob());
          const execute = (command: BulkJobCommand) => events.push(...bulkJob.decide(command, state()));
          execute(start({ items }));
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
          const listRow = events.reduce<BulkJobRow | null>(projectBulkJob, null);
          const finalState = state();
          if (!listRow || finalState.status === 'absent') throw new Error('The job was not started.');
          const counted = bulkOutcomes.reduce((sum, outcome) => sum + listRow.counts[outcome], 0);
          expect(counted).toBe(finalState.results.length);
          expect(listRow.status === 'completed').toBe(counted === listRow.total);
          expect(finalState.results.map(({ leadId }) => leadId)).toEqual(
            items.slice(0, counted).map(({ leadId }) => leadId),
          );
          expect(events.filter(({ type }) => type === 'BulkJobCompleted')).toHaveLength(1);
        },
      ),
    ));
});
