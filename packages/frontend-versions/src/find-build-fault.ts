import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { FrontendName, FrontendVersion } from '@aera/contracts';
import { z } from 'zod';
import { listFiles } from './list-files.ts';

const Manifest = z.object({
  metaData: z.object({
    globalName: z.string().min(1),
    remoteEntry: z.object({ name: z.string().min(1), path: z.string().default('') }),
  }),
});

/**
 * Returns what is wrong with a stored build, worded to follow its name ("has 3 of its 4 files"); null if it is complete. Compares sizes and
 * not contents, because it is called often.
 */
export async function findBuildFault(
  dist: string,
  name: FrontendName,
  { version, files, bytes }: FrontendVersion,
): Promise<string | null> {
  const folder = join(dist, version);
  try {
    const sizes = await readSizes(folder);
    if (sizes.size < files) return `has ${sizes.size} of its ${files} files`;
    if (sizes.size > files) return 'has more files than were built';
    const found = sizes.values().reduce((sum, size) => sum + size, 0);
    if (found !== bytes) return `has ${found} bytes, and was built with ${bytes}`;
    if (name === 'shell') return sizes.get('index.html') ? null : 'has no index.html';
    return await findManifestFault(folder, sizes);
  } catch {
    return 'cannot be read';
  }
}

async function readSizes(folder: string): Promise<Map<string, number>> {
  const names = await listFiles(folder);
  return new Map(
    await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).size] as const)),
  );
}

async function findManifestFault(folder: string, sizes: ReadonlyMap<string, number>): Promise<string | null> {
  const manifest = parse(await readFile(join(folder, 'mf-manifest.json'), 'utf8').catch(() => ''));
  if (!manifest) return 'has no manifest that can be read';
  const { path, name } = manifest.metaData.remoteEntry;
  return sizes.get(posix.join(path, name)) ? null : 'has a manifest that names a script that is not there';
}

function parse(text: string): z.infer<typeof Manifest> | null {
  try {
    return Manifest.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
