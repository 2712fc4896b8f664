import { fromBase64, toBase64 } from './base64.ts';

/** What a log states of itself at one moment (C2SP tlog-checkpoint). */
export interface Checkpoint {
  /** Names the log for ever: a URL without its scheme. */
  readonly origin: string;
  readonly size: number;
  readonly root: Uint8Array;
}

/** The text to be signed: origin, size and root, one line each. */
export const formatCheckpoint = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`;

/** Reads a checkpoint's text; null when it is malformed. Lines after the third are extensions, and ignored. */
export function parseCheckpoint(text: string): Checkpoint | null {
  const [origin, size, encoded] = text.split('\n');
  const root = encoded ? fromBase64(encoded) : null;
  if (!origin || !size || !/^(0|[1-9]\d*)$/.test(size) || root?.length !== 32) return null;
  return Number.isSafeInteger(Number(size)) ? { origin, size: Number(size), root } : null;
}
