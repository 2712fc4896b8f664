import { brand } from '@aera/content';
import type { PageMeta } from './head-tags.ts';

/** What a page looks like where a link to it is shared: Open Graph, which X reads too. `card` is the whole address of its picture. */
export const socialMetaTags = ({ title, description, canonical }: PageMeta, card: string): string =>
  [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', brand.name],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', canonical],
    ['property', 'og:locale', 'en_GB'],
    ['property', 'og:image', card],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', title],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
    .map(([kind, name, content]) => `<meta ${kind}="${name}" content="${content}"/>`)
    .join('');

/** The page and whose it is, for search engines (schema.org). Data, not a script: nothing runs. */
export function structuredData({ title, description, canonical }: PageMeta, origin: string): string {
  const organisation = { '@type': 'Organization', '@id': `${origin}/#organisation` };
  const graph = [
    {
      '@type': 'WebPage',
      '@id': canonical,
      url: canonical,
      name: plain(title),
      description: plain(description),
      inLanguage: 'en-GB',
      publisher: { '@id': organisation['@id'] },
    },
    { ...organisation, name: brand.name, url: `${origin}/`, email: brand.email, telephone: brand.phone },
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Undoes what React escapes. */
const plain = (html: string): string =>
  html.replace(/&([a-z0-9#]+);/g, (entity, name: string) => entities[name] ?? entity);
