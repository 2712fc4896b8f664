import { join } from 'node:path';
import { PrerenderedPages, prerenderedPagesDir } from '@aera/contracts/server';
import type { Frontends } from '../frontends/frontends.ts';
import {
  createEncodedVariants,
  type Encoding,
  encodingExtensions,
  type Variants,
} from './content-encoding.ts';
import { createFileStore, type FileStore, inMemoryFile, type StoredFile } from './file-store.ts';
import { hasRoute, noindexPaths } from './remotes.ts';
import { generatedResponse, type StaticResponse } from './send-file.ts';

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
  readonly readPrerenderedPages: ReadPrerenderedPages;
}

/** The pages of the site: as the build rendered them, else the shell, which renders in the browser. */
export function createPages({ root, origin, files, frontends, readPrerenderedPages }: PagesOptions): Pages {
  const rendered = createFileStore({ maxCachedBytes: maxPageBytes });
  const robots = generatedResponse(
    'robots.txt',
    inMemoryFile('/robots.txt', Buffer.from(robotsTxt(origin, noindexPaths))),
  );
  const variants = new WeakMap<StoredFile, Variants>();

  /** A rendered file with the origin in its place. */
  const open = async (
    name: string,
    { builtFrom, originPlaceholder }: PrerenderedPages,
  ): Promise<Variants | null> => {
    const file = await rendered(join(root, prerenderedPagesDir(builtFrom), name));
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

  const unrenderedShell = async (encodings: readonly Encoding[]) => {
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
      const list = await readPrerenderedPages();
      const isNotFound = !hasRoute(path);
      const page = list?.pages.find((one) => one.path === pathOf(path));
      const name = page?.file ?? (isNotFound ? list?.notFound : list?.shell);
      const content = list && name ? await open(name, list) : null;
      const [encoding = 'identity'] = encodings;
      const found = content ? { file: await content(encoding), encoding } : await unrenderedShell(encodings);
      return found && { ...found, name: 'page.html', immutable: false, isNotFound, noindex: !page?.indexed };
    },

    async document(path) {
      if (path === '/robots.txt') return robots;
      const list = path === '/sitemap.xml' ? await readPrerenderedPages() : null;
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

/** Answers the list of pages that the build rendered, or null while there are none that fit the frontends. */
export type ReadPrerenderedPages = () => Promise<PrerenderedPages | null>;

/**
 * Reads the list as it stands on disk for the shell and the public site that are live. A browser takes a page over only with the scripts it
 * was rendered with; where the two were never rendered together there are none, and the shell answers.
 */
export function createPrerenderedPagesReader(
  root: string,
  files: FileStore,
  frontends: Pick<Frontends, 'live'>,
): ReadPrerenderedPages {
  const lists = new WeakMap<StoredFile, PrerenderedPages | null>();
  return async () => {
    const [shell, remote] = await Promise.all([frontends.live('shell'), frontends.live('public')]);
    if (!shell || !remote) return null;
    const from = await files(join(root, prerenderedPagesDir({ shell, public: remote }), 'pages.json'));
    if (!from) return null;
    const known = lists.get(from);
    const list = known === undefined ? parse(from) : known;
    lists.set(from, list);
    return list;
  };
}

function parse({ content }: StoredFile): PrerenderedPages | null {
  try {
    return PrerenderedPages.safeParse(JSON.parse(String(content))).data ?? null;
  } catch {
    return null;
  }
}

/** `robots.txt` (RFC 9309): what is not for search engines, and where the list of pages is. */
export const robotsTxt = (origin: string, hidden: readonly string[]): string =>
  [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** `sitemap.xml` (sitemaps.org): the public pages, each under the one path it is known by. */
export const sitemapXml = (origin: string, { pages }: PrerenderedPages): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages
      .filter(({ path, canonical, indexed }) => indexed && path === canonical)
      .map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
