import { brand } from '@aera/content';
import type { PageMeta } from './head-tags.ts';

/** Returns the Open Graph tags of a page for link previews, which X reads as well. `card` is the absolute URL of the preview image. */
export const renderSocialMetaTags = ({ title, description, canonical }: PageMeta, card: string): string =>
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

/** Returns the JSON-LD of a page and its publisher for search engines (schema.org). It is data that browsers do not execute. */
export function renderStructuredData({ title, description, canonical }: PageMeta, origin: string): string {
  const organisation = { '@type': 'Organization', '@id': `${origin}/#organisation` };
  const graph = [
    {
      '@type': 'WebPage',
      '@id': canonical,
      url: canonical,
      name: decodeEntities(title),
      description: decodeEntities(description),
      inLanguage: 'en-GB',
      publisher: { '@id': organisation['@id'] },
    },
    { ...organisation, name: brand.name, url: `${origin}/`, email: brand.email, telephone: brand.phone },
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Decodes the entities that React writes. */
const decodeEntities = (html: string): string =>
  html.replace(/&([a-z0-9#]+);/g, (entity, name: string) => entities[name] ?? entity);
