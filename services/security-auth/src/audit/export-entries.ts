import { Readable } from 'node:stream';
import type { Sql } from '@aera/event-store';
import type { LogKey, SignedCheckpoint } from '@aera/transparency-log/log';
import { createInclusionProofs, type ReadNodes } from '@aera/transparency-log';
import { toBase64 } from '@aera/transparency-log/verify';
import { type AuditFilter, findEntries } from './audit-queries.ts';

interface Deps {
  readonly sql: Sql;
  readonly readNodes: ReadNodes;
  readonly key: LogKey;
}

/** The proofs of a page are hashed without a pause: up to 255 hashes of a tile for each entry. */
const pageSize = 100;

/**
 * Exports entries as NDJSON, oldest first. The first line has the name of the log, its key and the signed checkpoint. Each further line has
 * an unmodified entry and its inclusion proof for that checkpoint.
 */
export const exportEntries = (deps: Deps, filter: AuditFilter, checkpoint: SignedCheckpoint): Readable =>
  Readable.from(generateLines(deps, filter, checkpoint), { highWaterMark: 1 });

async function* generateLines(
  { sql, readNodes, key }: Deps,
  filter: AuditFilter,
  { size, note }: SignedCheckpoint,
): AsyncGenerator<string> {
  yield toLine({ log: key.noteKey.name, key: key.verifierKey, size, checkpoint: note });
  for (let after = -1; ;) {
    const page = await findEntries(sql, filter, { after, below: size, limit: pageSize, outcomes: true });
    const leaves = page.map(({ leaf }) => leaf);
    const proofs = await createInclusionProofs(leaves, size, readNodes);
    const lines = page.map(({ leaf, text: entry }, index) => ({
      leaf,
      entry,
      hashes: proofs[index]?.map(toBase64),
    }));
    if (lines.length > 0) yield lines.map(toLine).join('');
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.leaf;
  }
}

const toLine = (value: object): string => `${JSON.stringify(value)}\n`;
