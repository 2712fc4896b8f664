import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Replaces a file atomically, also while another process does so. The new one is readable by its owner only (0600). */
export async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const newPath = `${path}.${randomUUID()}`;
  try {
    await writeFile(newPath, text, { mode: 0o600, flush: true });
    await rename(newPath, path);
  } catch (error) {
    await rm(newPath, { force: true });
    throw error;
  }
}
