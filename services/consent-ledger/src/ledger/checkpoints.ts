import type { Sql } from '@aera/event-store';
import { rootOf, type Tree } from '@aera/merkle-log';
import { formatCheckpoint, signNote } from '@aera/merkle-log/verify';
import type { LedgerKey } from './ledger-key.ts';
import { readTree } from './ledger-tree.ts';

/** What the log states of itself at one moment, signed (C2SP tlog-checkpoint). */
export interface SignedCheckpoint {
  readonly size: number;
  readonly root: Uint8Array;
  readonly note: string;
}

/** Answers a checkpoint of the tree as it is now. Each size is signed once as long as it is the newest. */
export function createCheckpoints(sql: Sql, key: LedgerKey): () => Promise<SignedCheckpoint> {
  let last: { size: number; checkpoint: Promise<SignedCheckpoint> } | undefined;
  return async () => {
    const tree = await readTree(sql);
    if (last?.size !== tree.size) last = { size: tree.size, checkpoint: sign(tree, key) };
    return last.checkpoint;
  };
}

async function sign(tree: Tree, { note, privateKey }: LedgerKey): Promise<SignedCheckpoint> {
  const [size, root] = [tree.size, rootOf(tree)];
  const text = formatCheckpoint({ origin: note.name, size, root });
  return { size, root, note: await signNote(text, { ...note, privateKey }) };
}
