import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type PrerenderedPages, prerenderedPagesDir } from '@aera/contracts/server';
import type { ChunkMap } from '@aera/frontend-build';
import { newestPair } from './built-frontends.ts';

/** What the public site costs on the way, in bytes of Brotli. */
export interface BundleSizes {
  /** Every script before the home page works, on a first visit. */
  readonly first: number;
  /** What each page adds, its own scripts and words, by the name of its component. */
  readonly own: Readonly<Record<string, number>>;
}

const script = /<(?:link rel="preload" as="script"[^>]* href|script[^>]* src)="([^"]+)"/g;

/** Weighs what stands built in the folder that holds `<frontend>/dist`. */
export async function measurePages(folder: string): Promise<BundleSizes> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const built = await newestPair(folder);
  const home = await read(`${prerenderedPagesDir(built)}/index.html`);
  const remote = `public/dist/${built.public}`;
  const { modules } = JSON.parse(await read(`${remote}/chunks.json`)) as ChunkMap;
  const pages = Object.entries(modules).filter(([name]) => name.endsWith('Page'));
  const weigh = async (files: readonly string[]) => {
    const sizes = await Promise.all(files.map((file) => measureSize(join(folder, file))));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return {
    first: await weigh([...home.matchAll(script)].map(([, address = '']) => findFile(address, built))),
    own: Object.fromEntries(
      await Promise.all(
        pages.map(
          async ([name, { scripts }]) =>
            [name, await weigh(scripts.map((file) => `${remote}/${file}`))] as const,
        ),
      ),
    ),
  };
}

/** Where the gateway finds an address. */
const findFile = (address: string, built: PrerenderedPages['builtFrom']): string =>
  address.startsWith('/remotes/public/')
    ? address.replace('/remotes/public', `public/dist/${built.public}`)
    : `shell/dist/${built.shell}${address}`;

const measureSize = async (file: string): Promise<number> =>
  (await stat(`${file}.br`).catch(() => stat(file))).size;
