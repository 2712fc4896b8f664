import type { PrerenderedPages } from '@aera/contracts';

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
