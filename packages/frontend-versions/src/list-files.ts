import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { frontendVersionFile } from '@aera/contracts/server';

const isCompressedVariant = (file: string): boolean => /\.(br|gz)$/.test(file);

/** Lists the files of a build, without compressed variants and the version file. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isCompressedVariant(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => !name.startsWith(frontendVersionFile))
    .toSorted();
}
