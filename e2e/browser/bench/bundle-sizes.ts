import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChunkMap, measureBundleSize } from '@aera/frontend-build';
import { readLatestVersion } from '@aera/frontend-versions';
import { measurePages } from '@aera/prerender';

const repository = join(import.meta.dirname, '../../..');
const frontends = join(repository, 'frontends');

export interface Weight {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

const kB = 1000;

/** Returns the Brotli size of each bundle and its budget, in bytes. */
export async function measureBundleSizes(): Promise<Weight[]> {
  const { first, own } = await measurePages(frontends);
  return [
    { name: 'script before the home page works', bytes: first, budget: 152 * kB },
    ...Object.entries(own).map(([name, bytes]) => ({ name, bytes, budget: 25 * kB })),
    { name: 'SearchPage (member)', bytes: await measureSearchSize(), budget: 20 * kB },
    {
      name: 'visitor tracker',
      bytes: await measureBundleSize(source('frontend-kit/src/visitor/visitor-tracker.ts')),
      budget: 2 * kB,
    },
    {
      name: 'receipt verifier',
      bytes: await measureBundleSize(source('transparency-log/src/verify/index.ts')),
      budget: 10 * kB,
    },
  ];
}

const source = (file: string): string => join(repository, 'packages', file);

async function measureSearchSize(): Promise<number> {
  const folder = join(frontends, 'member/dist');
  const dist = join(folder, (await readLatestVersion(folder)) ?? '');
  const { modules } = JSON.parse(await readFile(join(dist, 'chunks.json'), 'utf8')) as ChunkMap;
  const sizes = (modules['SearchPage']?.scripts ?? []).map(async (file) => {
    const path = join(dist, file);
    return (await stat(`${path}.br`).catch(() => stat(path))).size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
