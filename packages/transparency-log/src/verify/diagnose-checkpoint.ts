import { areBytesEqual } from './bytes.ts';
import {
  type Checkpoint,
  computeKeyId,
  type NoteKey,
  openCheckpoint,
  parseCheckpoint,
  parseNote,
} from './signed-note.ts';

/** Why a checkpoint is not accepted. */
export type CheckpointProblem =
  | 'malformed-checkpoint'
  | 'checkpoint-of-another-log'
  | 'unknown-key'
  | 'bad-signature';

/** Opens the checkpoint of a log, or names why it is not one. */
export async function diagnoseCheckpoint(
  note: string,
  key: NoteKey,
): Promise<{ checkpoint: Checkpoint } | { problem: CheckpointProblem; detail: string }> {
  const parsed = parseNote(note);
  const claimed = parsed && parseCheckpoint(parsed.text);
  if (!parsed || !claimed)
    return { problem: 'malformed-checkpoint', detail: 'The checkpoint is truncated or malformed.' };
  if (claimed.origin !== key.name)
    return {
      problem: 'checkpoint-of-another-log',
      detail: `The checkpoint is of ${claimed.origin}, not of ${key.name}.`,
    };
  const id = await computeKeyId(key);
  if (!parsed.signatures.some((line) => line.name === key.name && areBytesEqual(line.id, id)))
    return { problem: 'unknown-key', detail: `No signature of the checkpoint is of the key of ${key.name}.` };
  const checkpoint = await openCheckpoint(note, key);
  return checkpoint
    ? { checkpoint }
    : { problem: 'bad-signature', detail: `The signature of ${key.name} does not match the checkpoint.` };
}
