import { randomUUID } from 'node:crypto';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { frontendNames, prerenderedPagesRoot } from '@aera/contracts/server';
import { listNames, prunePages } from './prune-pages.ts';
import { type Pins, pruneBuilds, readBuilds } from './builds.ts';
import { stampBuild } from './store-build.ts';

/**
 * Copies the builds and prerendered pages of one folder into another and prunes old ones. Each image contains one build, so that together
 * they make up a folder of several. The image that was published last has the latest build, whenever that was built: an earlier image is a
 * rollback.
 */
export async function publishBuilds(from: string, to: string, pins: Pins, publishedAt: Date): Promise<void> {
  for (const name of frontendNames) {
    const dist = join(to, name, 'dist');
    const incoming = (await readBuilds(join(from, name, 'dist'))).map(({ version }) => version);
    const existing = new Set((await readBuilds(dist)).map(({ version }) => version));
    for (const version of incoming.filter((one) => !existing.has(one)))
      await copyAtomic(join(from, name, 'dist', version), dist, version);
    if (incoming[0]) await stampBuild(dist, incoming[0], publishedAt.toISOString());
    await pruneBuilds(dist, { pinned: pins[name] });
  }
  const home = join(to, prerenderedPagesRoot);
  const standing = await listNames(home);
  for (const pair of await listNames(join(from, prerenderedPagesRoot)))
    if (!standing.includes(pair)) await copyAtomic(join(from, prerenderedPagesRoot, pair), home, pair);
  await prunePages(to);
}

/** Atomic for concurrent readers. */
async function copyAtomic(from: string, home: string, name: string): Promise<void> {
  // Several containers may do the same on one volume, each as process 1.
  const staged = join(home, `.${name}-${randomUUID()}`);
  await mkdir(home, { recursive: true });
  await cp(from, staged, { recursive: true });
  await rm(join(home, name), { recursive: true, force: true });
  await rename(staged, join(home, name));
}
