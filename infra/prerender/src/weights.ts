import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { renderedPagesFolder } from '@aera/contracts';
import type { ChunkMap } from '@aera/frontend-build';

/** What the public site costs on the way, in bytes of Brotli. */
export interface Weights {
  /** Every script before the home page works, on a first visit. */
  readonly first: number;
  /** What each page adds, its own scripts and words, by the name of its component. */
  readonly own: Readonly<Record<string, number>>;
}

const script = /<(?:link rel="preload" as="script"[^>]* href|script[^>]* src)="([^"]+)"/g;

/** Weighs what stands built in the folder that holds `<frontend>/dist`. */
export async function weighPages(folder: string): Promise<Weights> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const home = await read(`${renderedPagesFolder}/index.html`);
  const { modules } = JSON.parse(await read('public/dist/chunks.json')) as ChunkMap;
  const pages = Object.entries(modules).filter(([name]) => name.endsWith('Page'));
  const weigh = async (files: readonly string[]) => {
    const sizes = await Promise.all(files.map((file) => sizeOf(join(folder, file))));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return {
    first: await weigh([...home.matchAll(script)].map(([, address = '']) => fileAt(address))),
    own: Object.fromEntries(
      await Promise.all(
        pages.map(
          async ([name, { scripts }]) =>
            [name, await weigh(scripts.map((file) => `public/dist/${file}`))] as const,
        ),
      ),
    ),
  };
}

/** Where the gateway finds an address. */
const fileAt = (address: string): string =>
  address.startsWith('/remotes/') ? address.replace(/^\/remotes\/(\w+)/, '$1/dist') : `shell/dist${address}`;

const sizeOf = async (file: string): Promise<number> =>
  (await stat(`${file}.br`).catch(() => stat(file))).size;
