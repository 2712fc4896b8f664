import { join } from 'node:path';
import { PrerenderedPages, prerenderedPagesDir } from '@aera/contracts/server';
import { normalizePath } from '@aera/service-kit/core';
import type { Frontends } from '../frontends/frontends.ts';
import {
  createEncodedVariants,
  type Encoding,
  encodingExtensions,
  type Variants,
} from './content-encoding.ts';
import { createFileStore, type FileStore, createInMemoryFile, type StoredFile } from './file-store.ts';
import { hasRoute, noindexPaths } from './remotes.ts';
import { createGeneratedResponse, type StaticResponse } from './send-file.ts';

/** Every prerendered page fits in memory. */
const maxPageBytes = 4 * 1024 * 1024;

interface PagesOptions {
  readonly root: string;
  readonly origin: string;
  readonly files: FileStore;
  readonly frontends: Pick<Frontends, 'findLiveVersion'>;
}

/** The pages of the site: prerendered by the build, else the shell, which renders in the browser. */
export function createPages({ root, origin, files, frontends }: PagesOptions) {
  const readPrerenderedPages = createPrerenderedPagesReader(root, files, frontends);
  const readPage = createFileStore({ maxCachedBytes: maxPageBytes });
  const robots = createGeneratedResponse(
    'robots.txt',
    createInMemoryFile('/robots.txt', Buffer.from(renderRobotsTxt(origin, noindexPaths))),
  );
  const variants = new WeakMap<StoredFile, Variants>();

  /** A prerendered file, with the origin filled in. */
  const open = async (
    name: string,
    { builtFrom, originPlaceholder }: PrerenderedPages,
  ): Promise<Variants | null> => {
    const file = await readPage(join(root, prerenderedPagesDir(builtFrom), name));
    if (!file?.content) return null;
    const page =
      variants.get(file) ??
      createEncodedVariants(
        file.path,
        Buffer.from(String(file.content).replaceAll(originPlaceholder, origin)),
      );
    variants.set(file, page);
    return page;
  };

  const unrenderedShell = async (encodings: readonly Encoding[]) => {
    const shell = await frontends.findLiveVersion('shell');
    if (!shell) return null;
    for (const encoding of encodings) {
      const file = await files(join(root, 'shell/dist', shell, 'index.html') + encodingExtensions[encoding]);
      if (file) return { file, encoding };
    }
    return null;
  };

  return {
    /** Returns the page at a path, in the first encoding that exists; null without a shell. */
    async find(path: string, encodings: readonly Encoding[]): Promise<StaticResponse | null> {
      const list = await readPrerenderedPages();
      const isNotFound = !hasRoute(path);
      const page = list?.pages.find((one) => one.path === normalizePath(path));
      const name = page?.file ?? (isNotFound ? list?.notFound : list?.shell);
      const content = list && name ? await open(name, list) : null;
      const [encoding = 'identity'] = encodings;
      const found = content ? { file: await content(encoding), encoding } : await unrenderedShell(encodings);
      return found && { ...found, name: 'page.html', immutable: false, isNotFound, noindex: !page?.indexed };
    },

    /** Returns `robots.txt` or `sitemap.xml`; null for other paths. */
    async document(path: string): Promise<StaticResponse | null> {
      if (path === '/robots.txt') return robots;
      const list = path === '/sitemap.xml' ? await readPrerenderedPages() : null;
      return (
        list &&
        createGeneratedResponse(
          'sitemap.xml',
          createInMemoryFile(path, Buffer.from(renderSitemap(origin, list))),
        )
      );
    },
  };
}

/**
 * Returns a function that reads the list of pages prerendered with the live shell and public site, or null if there is none: a browser can
 * only hydrate a page with the scripts that rendered it.
 */
export function createPrerenderedPagesReader(
  root: string,
  files: FileStore,
  frontends: Pick<Frontends, 'findLiveVersion'>,
): () => Promise<PrerenderedPages | null> {
  const lists = new WeakMap<StoredFile, PrerenderedPages | null>();
  return async () => {
    const [shell, remote] = await Promise.all([
      frontends.findLiveVersion('shell'),
      frontends.findLiveVersion('public'),
    ]);
    if (!shell || !remote) return null;
    const file = await files(join(root, prerenderedPagesDir({ shell, public: remote }), 'pages.json'));
    if (!file) return null;
    const cached = lists.get(file);
    const list = cached === undefined ? parsePrerenderedPages(file) : cached;
    lists.set(file, list);
    return list;
  };
}

function parsePrerenderedPages({ content }: StoredFile): PrerenderedPages | null {
  try {
    return PrerenderedPages.safeParse(JSON.parse(String(content))).data ?? null;
  } catch {
    return null;
  }
}

/** `robots.txt` (RFC 9309). */
export const renderRobotsTxt = (origin: string, hidden: readonly string[]): string =>
  [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** `sitemap.xml` (sitemaps.org): the canonical paths of the indexed pages. */
export const renderSitemap = (origin: string, { pages }: PrerenderedPages): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages
      .filter(({ path, canonical, indexed }) => indexed && path === canonical)
      .map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
