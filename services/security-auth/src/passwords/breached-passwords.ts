import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** Bytes read from a position. They contain at least one complete hash: a line has fewer than 60 bytes. */
const windowBytes = 256;
const hashLength = 40;

/** Returns whether a password occurs in a known breach. */
export type IsBreached = (password: string) => Promise<boolean>;

/**
 * Opens a list of breached passwords: lines of `SHA-1:count`, upper-case hexadecimal, ordered by hash, as the downloader of Have I Been
 * Pwned writes it. A lookup is a binary search in the file, which may have many gigabytes. No password leaves the machine. Without a list,
 * no password counts as breached.
 * @throws Error if the file is missing or not such a list
 */
export async function openBreachedPasswords(
  path: string | undefined,
): Promise<{ isBreached: IsBreached; close: () => Promise<void> }> {
  if (!path) return { isBreached: async () => false, close: async () => {} };
  const file = await open(path);
  const { size } = await file.stat();
  /** Returns the first hash of a line that starts after `position`, or the first of the file for 0; null at the end of the file. */
  const hashFrom = async (position: number): Promise<string | null> => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(windowBytes), 0, windowBytes, position);
    const text = buffer.toString('latin1', 0, bytesRead);
    const start = position === 0 ? 0 : text.indexOf('\n') + 1;
    const hash = text.slice(start, start + hashLength);
    if (position > 0 && start === 0) return null;
    return hash.length === hashLength ? hash : null;
  };
  if (!/^[0-9A-F]{40}$/.test((await hashFrom(0)) ?? '')) {
    await file.close();
    throw new Error(`${path} is not a list of SHA-1 hashes in upper-case hexadecimal.`);
  }
  const isBreached: IsBreached = async (password) => {
    const wanted = createHash('sha1').update(password).digest('hex').toUpperCase();
    if ((await hashFrom(0)) === wanted) return true;
    // Invariant: a line with the wanted hash starts after `low` and at or before `high`.
    let [low, high] = [0, size];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const hash = await hashFrom(middle);
      if (hash === wanted) return true;
      if (hash !== null && hash < wanted) low = middle + 1;
      else high = middle;
    }
    return false;
  };
  return { isBreached, close: () => file.close() };
}
