import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { frontendNames, prerenderedPagesRoot } from '@aera/contracts/server';
import { packTar, unpackTar } from 'modern-tar/fs';
import { listNames, prunePages } from './prune-pages.ts';
import { maxKeptBuilds, type Pins, pruneBuilds, readBuilds } from './builds.ts';
import { stampBuild } from './store-build.ts';

/** Where gateways without a common disk exchange builds: tar files by path. */
export interface BuildStore {
  list(): Promise<{ readonly name: string; readonly metadata: Readonly<Record<string, string>> }[]>;
  get(name: string): Promise<Uint8Array | null>;
  put(
    description: { name: string; metadata: Readonly<Record<string, string>> },
    content: Uint8Array,
  ): Promise<void>;
  /** Replaces the metadata of an object. */
  update(description: { name: string; metadata: Readonly<Record<string, string>> }): Promise<void>;
  delete(name: string): Promise<void>;
}

/**
 * Gives the folder `root` and the store the same builds: of each frontend the newest and the pinned one, wherever they are, and the pages
 * prerendered with them. Removes the others. A build that was published again has its latest time in both. Idempotent, also from concurrent
 * gateways.
 */
export async function syncBuilds(root: string, store: BuildStore, pins: Pins): Promise<void> {
  const stored = await store.list();
  const keptVersions = new Set<string>();
  for (const name of frontendNames) {
    const dist = join(root, name, 'dist');
    const local = new Map((await readBuilds(dist)).map(({ version, builtAt }) => [version, builtAt]));
    const remote = new Map(
      stored.flatMap(({ name: path, metadata: { builtAt } }) =>
        dirname(path) === `${name}/dist` && builtAt ? [[basename(path), builtAt]] : [],
      ),
    );
    const builtAtByVersion = new Map([...remote, ...local].toSorted(([, a], [, b]) => a.localeCompare(b)));
    const newestFirst = [...builtAtByVersion].toSorted(
      ([a, builtAt], [b, other]) => other.localeCompare(builtAt) || a.localeCompare(b),
    );
    for (const [index, [version, builtAt]] of newestFirst.entries()) {
      if (index >= maxKeptBuilds && version !== pins[name]) continue;
      keptVersions.add(version);
      const path = `${name}/dist/${version}`;
      if (!local.has(version)) await download(root, store, path);
      await stampBuild(dist, version, builtAt);
      if (!remote.has(version)) await upload(root, store, path, { builtAt });
      else if (remote.get(version) !== builtAt) await store.update({ name: path, metadata: { builtAt } });
    }
    await pruneBuilds(dist, { pinned: pins[name] });
  }

  // Pages belong to a pair of versions: <shell>-<public>.
  const isKept = (pair: string) => pair.split('-').every((version) => keptVersions.has(version));
  const isPages = ({ name }: { name: string }) => dirname(name) === prerenderedPagesRoot;
  const remotePairs = stored.filter(isPages).map(({ name }) => basename(name));
  const localPairs = await listNames(join(root, prerenderedPagesRoot));
  for (const pair of new Set([...localPairs, ...remotePairs]).values().filter(isKept)) {
    const path = `${prerenderedPagesRoot}/${pair}`;
    if (!localPairs.includes(pair)) await download(root, store, path);
    else if (!remotePairs.includes(pair)) await upload(root, store, path, {});
  }
  await prunePages(root);

  for (const object of stored) {
    const name = basename(object.name);
    if (!(isPages(object) ? isKept(name) : keptVersions.has(name))) await store.delete(object.name);
  }
}

const upload = async (root: string, store: BuildStore, path: string, metadata: Record<string, string>) =>
  store.put({ name: path, metadata }, await buffer(packTar(join(root, path))));

/** Atomic for concurrent readers. */
async function download(root: string, store: BuildStore, path: string): Promise<void> {
  const content = await store.get(path);
  // Removed by another gateway meanwhile.
  if (!content) return;
  const staged = join(root, dirname(path), `.${basename(path)}-${randomUUID()}`);
  try {
    await mkdir(staged, { recursive: true });
    await pipeline(Readable.from([content]), unpackTar(staged, { strict: true }));
    await rename(staged, join(root, path));
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}
