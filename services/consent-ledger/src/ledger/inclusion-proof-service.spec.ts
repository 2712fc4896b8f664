import type { Log, Sql, StoredEvent } from '@aera/event-store';
import { emptyTree, createNewNodeReader, rootOf, type Tree } from '@aera/transparency-log';
import type { SignedCheckpoint } from '@aera/transparency-log/log';
import { describe, expect, it, vi } from 'vitest';
import { createInclusionProofService } from './inclusion-proof-service.ts';
import { appendEvents, type TreeAppend } from './ledger-tree-projection.ts';

const recorded = (id: string) =>
  ({ id, type: 'NoticeShown', streamId: 'showing-1', recordedAt: '2026-01-01', data: {} }) as StoredEvent;

const first = recorded('a0000000-0000-7000-8000-000000000001');
const second = recorded('a0000000-0000-7000-8000-000000000002');
const appended = appendEvents(emptyTree, [first, second]);

const sign = async (tree: Tree): Promise<SignedCheckpoint> => ({
  size: tree.size,
  root: await rootOf(tree),
  note: 'signed',
});

interface Fakes {
  /** Rows of the tables; null: the database is unavailable. */
  rows?: () => { leaf: number; eventId: string }[] | null;
  next?: () => Promise<TreeAppend | null>;
}

function startService({ rows = () => [], next = async () => null }: Fakes) {
  const sql = vi.fn<() => Promise<{ leaf: number; eventId: string }[]>>(async () => {
    const found = rows();
    if (found === null) throw new Error('unavailable');
    return found;
  });
  const warn = vi.fn<Log['warn']>();
  const service = createInclusionProofService({
    sql: sql as unknown as Sql,
    follower: { next },
    readNodes: createNewNodeReader(emptyTree, appended.nodes),
    checkpoints: { now: () => sign(appended.after), of: sign },
    log: { warn } as unknown as Log,
  });
  return { service, sql, warn };
}

describe('the proof of a new event', () => {
  it('comes from the end of the event log, without the tables', async () => {
    const { service, sql } = startService({ next: async () => appended });
    const proof = await service.getProofForNewEvent(second.id, 60_000);
    expect(proof).toMatchObject({ leaf: 1, checkpoint: { size: 2 } });
    expect(proof?.hashes).toHaveLength(1);
    expect(sql).not.toHaveBeenCalled();
  });

  it('comes from growth that was read before its append returned', async () => {
    const growth = [appended];
    const { service, sql } = startService({ next: async () => growth.shift() ?? null });
    await service.getProofForNewEvent(first.id, 60_000);
    expect(await service.getProofForNewEvent(second.id, 60_000)).toMatchObject({ leaf: 1 });
    expect(sql).not.toHaveBeenCalled();
  });

  it('comes from the tables when the end of the log cannot be read', async () => {
    const { service, warn } = startService({
      next: async () => Promise.reject(new Error('unavailable')),
      rows: () => [{ leaf: 0, eventId: first.id }],
    });
    expect(await service.getProofForNewEvent(first.id, 60_000)).toMatchObject({ leaf: 0 });
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('the proof of an older event', () => {
  it('comes from the tables once they include it', async () => {
    const answers = [[], [{ leaf: 1, eventId: second.id }]];
    const { service } = startService({ rows: () => answers.shift() ?? [] });
    expect(await service.getProof(second.id, 60_000)).toMatchObject({ leaf: 1, checkpoint: { size: 2 } });
  });

  it('is shared by all that wait for it at the same time', async () => {
    const { service, sql } = startService({ rows: () => [{ leaf: 1, eventId: second.id }] });
    const [one, other] = await Promise.all([
      service.getProof(second.id, 60_000),
      service.getProof(second.id, 60_000),
    ]);
    expect(one).toBe(other);
    expect(sql).toHaveBeenCalledOnce();
  });

  it('is null when the tables do not include it before the deadline', async () => {
    expect(await startService({}).service.getProof(first.id, 0)).toBeNull();
  });

  it('is rejected when the tables cannot be read, and can be asked for again', async () => {
    const answers = [null, [{ leaf: 0, eventId: first.id }]];
    const { service } = startService({ rows: () => answers.shift() ?? null });
    await expect(service.getProof(first.id, 60_000)).rejects.toThrow('unavailable');
    expect(await service.getProof(first.id, 60_000)).toMatchObject({ leaf: 0 });
  });
});
