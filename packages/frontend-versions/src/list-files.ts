import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { frontendVersionFile } from '@aera/contracts/server';

const isCompressedVariant = (file: string): boolean => /\.(br|gz)$/.test(file);

/** The files of a build by name, without their compressed twins and what is said about the build itself. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isCompressedVariant(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => !name.startsWith(frontendVersionFile))
    .toSorted();
}
