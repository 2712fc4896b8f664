import { createHash } from 'node:crypto';
import { defineTable, defineRowProjection } from '@aera/event-store';
import { documentStream } from '../documents/document-stream.ts';
import type { PageSection } from '../documents/document.ts';

/** Fingerprint of each published section, so that a start does not read every stream. */
export const SitePageRow = defineTable('site_pages', (p) => ({
  id: p.text().primary(),
  fingerprint: p.text(),
}));

export const computeFingerprint = ({
  title,
  content,
  category,
  sourcePage,
}: Omit<PageSection, 'documentId'>): string =>
  createHash('sha256')
    .update(JSON.stringify([title, content, category, sourcePage]))
    .digest('base64url');

export const sitePagesProjection = defineRowProjection({
  streams: [documentStream],
  name: 'site-pages',
  entity: SitePageRow,
  key: ({ type, data }) => (type.startsWith('Page') ? data.documentId : null),
  project: (_, { type, data }) =>
    type === 'PagePublished' ? { id: data.documentId, fingerprint: computeFingerprint(data) } : null,
});
