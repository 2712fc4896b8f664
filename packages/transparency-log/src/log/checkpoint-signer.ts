import { rejections } from '@aera/event-store/decider';
import { computeRoot, type Tree } from '../index.ts';
import { formatCheckpoint, signNote } from '../verify/index.ts';
import type { LogKey } from './log-key.ts';

/** Signed tree head (C2SP tlog-checkpoint). */
export interface SignedCheckpoint {
  readonly size: number;
  readonly root: Uint8Array;
  readonly note: string;
}

export interface CheckpointSigner {
  /** Signs the current tree of the database. */
  signCurrent(): Promise<SignedCheckpoint>;
  sign(tree: Tree): Promise<SignedCheckpoint>;
}

/** Caches the checkpoint of the last signed size. */
export function createCheckpointSigner(readTree: () => Promise<Tree>, key: LogKey): CheckpointSigner {
  let last: { size: number; checkpoint: Promise<SignedCheckpoint> } | undefined;
  const sign = (tree: Tree) => {
    if (last?.size !== tree.size) last = { size: tree.size, checkpoint: signTree(tree, key) };
    return last.checkpoint;
  };
  return { sign, signCurrent: async () => sign(await readTree()) };
}

const reject = rejections({
  'log-too-small': ['not-found', (size: number) => `The log doesn’t have ${size} entries yet.`],
});

/** @throws DomainError `log-too-small` unless a checkpoint has this size; reads the next one only if those before do not */
export async function assertSizeReached(
  size: number,
  ...checkpoints: readonly (() => Promise<SignedCheckpoint>)[]
): Promise<void> {
  for (const read of checkpoints) if ((await read()).size >= size) return;
  throw reject('log-too-small', size);
}

async function signTree(tree: Tree, { noteKey, privateKey }: LogKey): Promise<SignedCheckpoint> {
  const [size, root] = [tree.size, computeRoot(tree)];
  const text = formatCheckpoint({ origin: noteKey.name, size, root });
  return { size, root, note: await signNote(text, { ...noteKey, privateKey }) };
}
