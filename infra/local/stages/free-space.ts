import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { repository } from '../repository.ts';

const gibibyte = 2 ** 30;
/** Space for packages, builds and the data of two test platforms. */
const minFreeBytes = 4 * gibibyte;
/** Below this, tools fail with ENOSPC or with misleading errors. */
const fullBytes = gibibyte / 4;

/** Asserts that there is enough space. @throws Error that names the folder and the space needed. */
export async function ensureFreeSpace(): Promise<void> {
  for (const folder of [repository, tmpdir()]) {
    const free = await readFreeBytes(folder);
    if (free < minFreeBytes)
      throw new Error(
        `The tests need ${minFreeBytes / gibibyte} GiB of free disk space in ${folder}, but only ` +
          `${(free / gibibyte).toFixed(1)} GiB are free. Free some space or set TMPDIR, then run it again.`,
      );
  }
}

/** Returns a hint when a full disk is the likely cause of failures, or null. */
export async function formatFullDiskHint(): Promise<string | null> {
  for (const folder of [repository, tmpdir()])
    if ((await readFreeBytes(folder)) < fullBytes)
      return `The disk of ${folder} is full. Free some space, then run it again.`;
  return null;
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
