import type { Log, Sql, StoredEvent } from '@aera/event-store';
import {
  emptyTree,
  createNewNodeReader,
  type ReadNodes,
  computeRoot,
  type Tree,
} from '@aera/transparency-log';
import type { SignedCheckpoint } from '@aera/transparency-log/log';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInclusionProofBatcher } from './inclusion-proof-batcher.ts';
import { createLedgerEntries } from './ledger-entry.ts';
import { extendTree } from './ledger-tree-projection.ts';
import type { LogTailer } from './log-tailer.ts';

const recorded = (id: string) =>
  ({ id, type: 'NoticeShown', streamId: 'impression-1', recordedAt: '2026-01-01', data: {} }) as StoredEvent;

const first = recorded('a0000000-0000-7000-8000-000000000001');
const second = recorded('a0000000-0000-7000-8000-000000000002');
const third = recorded('a0000000-0000-7000-8000-000000000003');
const toEntry = createLedgerEntries(Buffer.alloc(32));
const both = extendTree(emptyTree, [first, second], toEntry);
const { after: treeOfOne } = extendTree(emptyTree, [first], toEntry);
const last = extendTree(both.after, [third], toEntry);

const rows = [
  { leaf: 0, eventId: first.id },
  { leaf: 1, eventId: second.id },
];

type LogPage = Awaited<ReturnType<LogTailer['next']>>;
const page = (append: LogPage['append']): LogPage => ({ append, isEnd: true });
const endOfLog = page(null);
/** An earlier transaction is still running, so readers wait for it. */
const pageWithGap: LogPage = { append: null, isEnd: false };

const createCheckpoint = async (tree: Tree): Promise<SignedCheckpoint> => ({
  size: tree.size,
  root: await computeRoot(tree),
  note: 'signed',
});

function startBatcher() {
  let notify = () => undefined as void;
  const unwatch = vi.fn<() => void>();
  const next = vi.fn<LogTailer['next']>(async () => endOfLog);
  const sql = vi.fn<() => Promise<typeof rows>>(async () => []);
  const readNodes = vi.fn<ReadNodes>(createNewNodeReader(emptyTree, both.nodes));
  const checkpoints = {
    signCurrent: vi.fn<() => Promise<SignedCheckpoint>>(() => createCheckpoint(both.after)),
    sign: vi.fn<typeof createCheckpoint>(createCheckpoint),
  };
  const readCosigned = vi.fn<() => Promise<SignedCheckpoint | null>>(async () => null);
  const warn = vi.fn<Log['warn']>();
  const getProof = createInclusionProofBatcher({
    watch(listener) {
      notify = listener;
      return unwatch;
    },
    sql: sql as unknown as Sql,
    tailer: { next },
    readNodes,
    checkpoints,
    readCosigned,
    log: { warn } as unknown as Log,
    timeoutMs: 1_000,
  });
  return { getProof, next, sql, readNodes, checkpoints, readCosigned, warn, unwatch, notify: () => notify() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isNew = { isNew: true };

describe('the proof of a new event', () => {
  it('comes from the end of the event log, without the tables', async () => {
    const { getProof, next, sql } = startBatcher();
    next.mockResolvedValueOnce(page(both));
    const proof = await getProof(second.id, isNew);
    expect(proof).toMatchObject({ leaf: 1, checkpoint: { size: 2 } });
    expect(proof?.hashes).toHaveLength(1);
    expect(sql).not.toHaveBeenCalled();
  });

  it('shares one page and one checkpoint with all requests of the batch', async () => {
    const { getProof, next, checkpoints } = startBatcher();
    next.mockResolvedValueOnce(page(both));
    const proofs = await Promise.all([getProof(first.id, isNew), getProof(second.id, isNew)]);
    expect(proofs).toMatchObject([{ leaf: 0 }, { leaf: 1 }]);
    expect(next).toHaveBeenCalledOnce();
    expect(checkpoints.sign).toHaveBeenCalledOnce();
  });

  it('comes from a page that was read before its append returned', async () => {
    const { getProof, next, sql } = startBatcher();
    next.mockResolvedValueOnce(page(both)).mockResolvedValueOnce(page(last));
    await getProof(first.id, isNew);
    await getProof(third.id, isNew);
    expect(await getProof(second.id, isNew)).toMatchObject({ leaf: 1, checkpoint: { size: 2 } });
    expect(next).toHaveBeenCalledTimes(2);
    expect(sql).not.toHaveBeenCalled();
  });

  it('reads the log again for a request that arrives during a read', async () => {
    const { getProof, next, sql } = startBatcher();
    const reading = Promise.withResolvers<LogPage>();
    next.mockReturnValueOnce(reading.promise).mockResolvedValueOnce(page(last));
    const earlier = getProof(first.id, isNew);
    const later = getProof(third.id, isNew);
    reading.resolve(page(both));
    expect(await earlier).toMatchObject({ leaf: 0 });
    expect(await later).toMatchObject({ leaf: 2 });
    expect(sql).not.toHaveBeenCalled();
  });

  it('comes after a log event when an older transaction held it back', async () => {
    const { getProof, next, sql, notify } = startBatcher();
    next.mockResolvedValueOnce(pageWithGap).mockResolvedValueOnce(page(both));
    const proof = getProof(first.id, isNew);
    await vi.advanceTimersByTimeAsync(0);
    expect(next).toHaveBeenCalledOnce();
    notify();
    expect(await proof).toMatchObject({ leaf: 0 });
    expect(sql).not.toHaveBeenCalled();
  });

  it('comes after a pause when the notification is lost', async () => {
    const { getProof, next } = startBatcher();
    next.mockResolvedValueOnce(pageWithGap).mockResolvedValueOnce(page(both));
    const proof = getProof(first.id, isNew);
    await vi.advanceTimersByTimeAsync(1);
    expect(await proof).toMatchObject({ leaf: 0 });
  });

  it('comes from the tables when the tailer had passed the event', async () => {
    const { getProof, sql } = startBatcher();
    sql.mockResolvedValueOnce(rows.slice(0, 1));
    expect(await getProof(first.id, isNew)).toMatchObject({ leaf: 0 });
  });

  it('comes from the tables when the tailer fails, which is logged', async () => {
    const { getProof, next, sql, warn } = startBatcher();
    next.mockRejectedValueOnce(new Error('unavailable'));
    sql.mockResolvedValueOnce(rows.slice(0, 1));
    expect(await getProof(first.id, isNew)).toMatchObject({ leaf: 0 });
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('the proof of an older event', () => {
  it('comes from the tables, without the event log', async () => {
    const { getProof, next, sql } = startBatcher();
    sql.mockResolvedValueOnce(rows.slice(1));
    expect(await getProof(second.id)).toMatchObject({ leaf: 1, checkpoint: { size: 2 } });
    expect(next).not.toHaveBeenCalled();
  });

  it('shares one query, one checkpoint and one read of nodes with all requests of the batch', async () => {
    const { getProof, sql, readNodes, checkpoints } = startBatcher();
    sql.mockResolvedValueOnce([]).mockResolvedValueOnce(rows);
    const proofs = Promise.all([getProof(first.id), getProof(second.id), getProof(second.id)]);
    await vi.advanceTimersByTimeAsync(1);
    const [one, other, same] = await proofs;
    expect([one?.leaf, other?.leaf]).toEqual([0, 1]);
    expect(same).toBe(other);
    expect(sql).toHaveBeenCalledTimes(2);
    expect(checkpoints.signCurrent).toHaveBeenCalledOnce();
    expect(readNodes).toHaveBeenCalledOnce();
  });

  it('has the newest cosigned checkpoint where that reaches the event, else the current one', async () => {
    const { getProof, sql, readCosigned } = startBatcher();
    readCosigned.mockResolvedValue({ ...(await createCheckpoint(treeOfOne)), note: 'cosigned' });
    sql.mockResolvedValueOnce(rows);
    const [one, other] = await Promise.all([getProof(first.id), getProof(second.id)]);
    expect(one).toMatchObject({ leaf: 0, hashes: [], checkpoint: { size: 1, note: 'cosigned' } });
    expect(other).toMatchObject({ leaf: 1, checkpoint: { size: 2, note: 'signed' } });
  });

  it('has the cosigned checkpoint also right after the event was new', async () => {
    const { getProof, next, sql, readCosigned } = startBatcher();
    next.mockResolvedValueOnce(page(both));
    await getProof(first.id, isNew);
    readCosigned.mockResolvedValue({ ...(await createCheckpoint(both.after)), note: 'cosigned' });
    sql.mockResolvedValueOnce(rows);
    expect(await getProof(first.id)).toMatchObject({ checkpoint: { note: 'cosigned' } });
  });

  it('comes once the tables include the event', async () => {
    const { getProof, sql } = startBatcher();
    const proof = getProof(second.id);
    await vi.advanceTimersByTimeAsync(50);
    sql.mockResolvedValueOnce(rows.slice(1));
    await vi.advanceTimersByTimeAsync(16);
    expect(await proof).toMatchObject({ leaf: 1 });
  });

  it('comes while an older transaction holds new events back', async () => {
    const { getProof, next, sql } = startBatcher();
    next.mockResolvedValue(pageWithGap);
    const held = getProof(third.id, isNew);
    await vi.advanceTimersByTimeAsync(0);
    sql.mockResolvedValueOnce(rows.slice(0, 1));
    const older = getProof(first.id);
    await vi.advanceTimersByTimeAsync(0);
    expect(await older).toMatchObject({ leaf: 0 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await held).toBeNull();
  });

  it('is rejected when the tables cannot be read, and can be requested again', async () => {
    const { getProof, sql } = startBatcher();
    sql.mockRejectedValueOnce(new Error('unavailable')).mockResolvedValueOnce(rows.slice(0, 1));
    await expect(getProof(first.id)).rejects.toThrow('unavailable');
    expect(await getProof(first.id)).toMatchObject({ leaf: 0 });
  });
});

describe('the timeout of a request', () => {
  it.each([
    [
      'the log holds its event back',
      isNew,
      (tailer: LogTailer['next']) => vi.mocked(tailer).mockResolvedValue(pageWithGap),
    ],
    [
      'a read of the log hangs',
      isNew,
      (tailer: LogTailer['next']) => vi.mocked(tailer).mockReturnValue(new Promise(() => {})),
    ],
    ['the tables do not include its event', { isNew: false }, () => undefined],
  ])('returns no proof when %s', async (_, options, prepare) => {
    const { getProof, next } = startBatcher();
    prepare(next);
    const proof = getProof(first.id, options);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await proof).toBeNull();
  });

  it('ends only its own request', async () => {
    const { getProof, sql } = startBatcher();
    const early = getProof(first.id);
    await vi.advanceTimersByTimeAsync(900);
    const late = getProof(second.id);
    await vi.advanceTimersByTimeAsync(100);
    expect(await early).toBeNull();
    sql.mockResolvedValueOnce(rows.slice(1));
    await vi.advanceTimersByTimeAsync(16);
    expect(await late).toMatchObject({ leaf: 1 });
  });
});

it('reads nothing while no request is pending', async () => {
  const { getProof, next, sql, unwatch, notify } = startBatcher();
  sql.mockResolvedValueOnce(rows.slice(0, 1));
  await getProof(first.id);
  await vi.advanceTimersByTimeAsync(0);
  expect(unwatch).toHaveBeenCalledOnce();
  notify();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sql).toHaveBeenCalledOnce();
  expect(next).not.toHaveBeenCalled();
});
