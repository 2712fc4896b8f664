import { Readable } from 'node:stream';
import type { Sql } from '@aera/event-store';
import type { LogKey, SignedCheckpoint } from '@aera/transparency-log/log';
import { createInclusionProof, type NodeId, type ReadNodes } from '@aera/transparency-log';
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
  yield toLine({ log: key.noteKey.name, key: key.verifierKey, size, checkpoint: note });
  for (let after = -1; ;) {
    const page = await findEntries(sql, filter, { after, below: size, limit: pageSize, outcomes: true });
    const read = batchReads(readNodes);
    const proofs = await Promise.all(page.map(({ leaf }) => createInclusionProof(leaf, size, read)));
    const lines = page.map(({ leaf, text }, index) => ({
      leaf,
      entry: text,
      hashes: (proofs[index] ?? []).map(toBase64),
    }));
    if (lines.length > 0) yield lines.map(toLine).join('');
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.leaf;
  }
}

const toLine = (value: object): string => `${JSON.stringify(value)}\n`;

/** Batches the reads of concurrent proofs into one statement. */
function batchReads(readNodes: ReadNodes): ReadNodes {
  let queue: { nodes: readonly NodeId[]; result: PromiseWithResolvers<readonly Uint8Array[]> }[] = [];
  const flush = async () => {
    const batch = queue;
    queue = [];
    try {
      const hashes = await readNodes(batch.flatMap(({ nodes }) => nodes));
      let start = 0;
      for (const { nodes, result } of batch) result.resolve(hashes.slice(start, (start += nodes.length)));
    } catch (error) {
      for (const { result } of batch) result.reject(error);
    }
  };
  return (nodes) => {
    const result = Promise.withResolvers<readonly Uint8Array[]>();
    if (queue.length === 0) queueMicrotask(() => void flush());
    queue.push({ nodes, result });
    return result.promise;
  };
}
