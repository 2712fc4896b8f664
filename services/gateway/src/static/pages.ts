import { join } from 'node:path';
import { type RenderedPages, renderedPagesFolder } from '@aera/contracts/server';
import type { Frontends } from '../frontends/frontends.ts';
import { type Encoding, encodingExtensions } from './accept-encoding.ts';
import { createFileStore, type FileStore, inMemoryFile, type StoredFile } from './file-store.ts';
import { type StaticResponse, generatedResponse } from './static-response.ts';
import { noindexPaths, hasRoute } from './remote-files.ts';
import type { ReadPrerenderedPages } from './prerendered-pages.ts';
import { robotsTxt, sitemapXml } from './robots-and-sitemap.ts';
import { type Variants, createEncodedVariants } from './encoded-variants.ts';

interface Pages {
  /** What answers a page's address, in the first coding that it has; null without a shell. */
  find(path: string, encodings: readonly Encoding[]): Promise<StaticResponse | null>;
  /** `robots.txt` and `sitemap.xml`. */
  document(path: string): Promise<StaticResponse | null>;
}

/** Nothing is too large to be held: there is one file a page. */
const maxPageBytes = 4 * 1024 * 1024;

interface PagesOptions {
  readonly root: string;
  readonly origin: string;
  readonly files: FileStore;
  readonly frontends: Pick<Frontends, 'live'>;
  readonly readList: ReadPrerenderedPages;
}

/** The pages of the site: as the build rendered them, else the shell, which renders in the browser. */
export function createPages({ root, origin, files, frontends, readList }: PagesOptions): Pages {
  const rendered = createFileStore({ largest: maxPageBytes });
  const robots = generatedResponse(
    'robots.txt',
    inMemoryFile('/robots.txt', Buffer.from(robotsTxt(origin, noindexPaths))),
  );
  const variants = new WeakMap<StoredFile, Variants>();

  /** A rendered file with the origin in its place. */
  const open = async (
    name: string,
    { madeFrom, originPlaceholder }: RenderedPages,
  ): Promise<Variants | null> => {
    const file = await rendered(join(root, renderedPagesFolder(madeFrom), name));
    if (!file?.content) return null;
    const known =
      variants.get(file) ??
      createEncodedVariants(
        file.path,
        Buffer.from(String(file.content).replaceAll(originPlaceholder, origin)),
      );
    variants.set(file, known);
    return known;
  };

  const bareShell = async (encodings: readonly Encoding[]) => {
    const shell = await frontends.live('shell');
    if (!shell) return null;
    for (const encoding of encodings) {
      const file = await files(join(root, 'shell/dist', shell, 'index.html') + encodingExtensions[encoding]);
      if (file) return { file, encoding };
    }
    return null;
  };

  return {
    async find(path, encodings) {
      const list = await readList();
      const missing = !hasRoute(path);
      const page = list?.pages.find((one) => one.path === pathOf(path));
      const name = page?.file ?? (missing ? list?.notFound : list?.shell);
      const content = list && name ? await open(name, list) : null;
      const [encoding = 'identity'] = encodings;
      const found = content ? { file: await content(encoding), encoding } : await bareShell(encodings);
      return found && { ...found, name: 'page.html', immutable: false, missing, unlisted: !page?.indexed };
    },

    async document(path) {
      if (path === '/robots.txt') return robots;
      const list = path === '/sitemap.xml' ? await readList() : null;
      return (
        list && generatedResponse('sitemap.xml', inMemoryFile(path, Buffer.from(sitemapXml(origin, list))))
      );
    },
  };
}

/** As routes are matched: without a slash at the end, in small letters. */
function pathOf(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}
