import { rootOf, type Tree } from '../index.ts';
import { formatCheckpoint, signNote } from '../verify/index.ts';
import type { LogKey } from './log-key.ts';

/** What the log states of itself at one moment, signed (C2SP tlog-checkpoint). */
export interface SignedCheckpoint {
  readonly size: number;
  readonly root: Uint8Array;
  readonly note: string;
}

export interface CheckpointSigner {
  /** Of the tree as it is in the database now. */
  now(): Promise<SignedCheckpoint>;
  /** Of a tree at hand. */
  of(tree: Tree): Promise<SignedCheckpoint>;
}

/** Signs each size once as long as it is the newest. */
export function createCheckpointSigner(readTree: () => Promise<Tree>, key: LogKey): CheckpointSigner {
  let last: { size: number; checkpoint: Promise<SignedCheckpoint> } | undefined;
  const of = (tree: Tree) => {
    if (last?.size !== tree.size) last = { size: tree.size, checkpoint: sign(tree, key) };
    return last.checkpoint;
  };
  return { of, now: async () => of(await readTree()) };
}

async function sign(tree: Tree, { noteKey, privateKey }: LogKey): Promise<SignedCheckpoint> {
  const [size, root] = [tree.size, rootOf(tree)];
  const text = formatCheckpoint({ origin: noteKey.name, size, root });
  return { size, root, note: await signNote(text, { ...noteKey, privateKey }) };
}
