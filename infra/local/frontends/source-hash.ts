import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const generated = new Set(['node_modules', 'dist', '.cache', 'coverage']);
const noSource = /\.(spec\.tsx?|md|log)$/;

/** Returns a hash of the sources in these files and folders, without tests and documentation. */
export async function hashSources(paths: string[]): Promise<string> {
  const files = (await Promise.all(paths.map(listFiles))).flat().toSorted();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  const sourceEntries = entries.filter(({ name }) => !generated.has(name) && !noSource.test(name));
  return (
    await Promise.all(
      sourceEntries.map((entry) =>
        entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)],
      ),
    )
  ).flat();
}
