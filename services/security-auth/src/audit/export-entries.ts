import { Readable } from 'node:stream';
import type { Sql } from '@aera/event-store';
import type { LogKey, SignedCheckpoint } from '@aera/transparency-log/log';
import { inclusionProof, type NodeId, type ReadNodes } from '@aera/transparency-log';
import { toBase64 } from '@aera/transparency-log/verify';
import { type AuditFilter, findEntries } from './audit-queries.ts';

interface Deps {
  readonly sql: Sql;
  readonly readNodes: ReadNodes;
  readonly key: LogKey;
}

const pageSize = 250;

/**
 * Exports entries as NDJSON, oldest first. The first line has the name of the log, its key and the signed checkpoint. Each further line has
 * an unmodified entry and its inclusion proof for that checkpoint.
 */
export const exportEntries = (deps: Deps, filter: AuditFilter, checkpoint: SignedCheckpoint): Readable =>
  Readable.from(lines(deps, filter, checkpoint), { highWaterMark: 1 });

async function* lines(
  { sql, readNodes, key }: Deps,
  filter: AuditFilter,
  { size, note }: SignedCheckpoint,
): AsyncGenerator<string> {
  yield line({ log: key.noteKey.name, key: key.verifierKey, size, checkpoint: note });
  for (let after = -1; ;) {
    const page = await findEntries(sql, filter, { after, below: size, limit: pageSize, outcomes: true });
    const read = batchReads(readNodes);
    const proofs = await Promise.all(page.map(({ leaf }) => inclusionProof(leaf, size, read)));
    const lines = page.map(({ leaf, text }, at) => ({
      leaf,
      entry: text,
      hashes: (proofs[at] ?? []).map(toBase64),
    }));
    if (lines.length > 0) yield lines.map(line).join('');
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.leaf;
  }
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** Batches the reads of concurrent proofs into one statement. */
function batchReads(readNodes: ReadNodes): ReadNodes {
  let waiting: { places: readonly NodeId[]; answer: PromiseWithResolvers<readonly Uint8Array[]> }[] = [];
  const flush = async () => {
    const batch = waiting;
    waiting = [];
    try {
      const hashes = await readNodes(batch.flatMap(({ places }) => places));
      let at = 0;
      for (const { places, answer } of batch) answer.resolve(hashes.slice(at, (at += places.length)));
    } catch (error) {
      for (const { answer } of batch) answer.reject(error);
    }
  };
  return (places) => {
    const answer = Promise.withResolvers<readonly Uint8Array[]>();
    if (waiting.length === 0) queueMicrotask(() => void flush());
    waiting.push({ places, answer });
    return answer.promise;
  };
}
