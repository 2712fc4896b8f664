import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type PrerenderedPages, prerenderedPagesDir } from '@aera/contracts/server';
import type { ChunkMap } from '@aera/frontend-build';
import { readLatestPair } from './built-frontends.ts';

/** Transfer sizes of the public site, in bytes of Brotli. */
export interface BundleSizes {
  /** All scripts that the home page needs on a first visit. */
  readonly first: number;
  /** Additional scripts and texts of each page, by the name of its component. */
  readonly own: Readonly<Record<string, number>>;
}

const script = /<(?:link rel="preload-after-paint" as="script" href|script[^>]* src)="([^"]+)"/g;

/** Measures the builds in the folder with `<frontend>/dist`. */
export async function measurePages(folder: string): Promise<BundleSizes> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const built = await readLatestPair(folder);
  const home = await read(`${prerenderedPagesDir(built)}/index.html`);
  const remote = `public/dist/${built.public}`;
  const { modules } = JSON.parse(await read(`${remote}/chunks.json`)) as ChunkMap;
  const pages = Object.entries(modules).filter(([name]) => name.endsWith('Page'));
  const sumSizes = async (files: readonly string[]) => {
    const sizes = await Promise.all(files.map((file) => measureSize(join(folder, file))));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return {
    first: await sumSizes([...home.matchAll(script)].map(([, url = '']) => findFile(url, built))),
    own: Object.fromEntries(
      await Promise.all(
        pages.map(
          async ([name, { scripts }]) =>
            [name, await sumSizes(scripts.map((file) => `${remote}/${file}`))] as const,
        ),
      ),
    ),
  };
}

/** Returns the file that the gateway serves for a URL. */
const findFile = (url: string, built: PrerenderedPages['builtFrom']): string =>
  url.startsWith('/remotes/public/')
    ? url.replace('/remotes/public', `public/dist/${built.public}`)
    : `shell/dist/${built.shell}${url}`;

const measureSize = async (file: string): Promise<number> =>
  (await stat(`${file}.br`).catch(() => stat(file))).size;
