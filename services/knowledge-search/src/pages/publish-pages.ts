import type { Sql } from '@aera/event-store';
import type { PageSection } from '../documents/document.ts';
import type { HandleDocument } from '../documents/document-stream.ts';
import { computeFingerprint } from './site-pages-projection.ts';

const systemMetadata = { actor: 'knowledge-search:pages' };

/**
 * Aligns the searchable pages with the pages of this platform version: publishes changed ones, unpublishes removed ones. Idempotent, also
 * for concurrent instances.
 */
export async function publishPages(
  pages: readonly PageSection[],
  { sql, handle, now }: { sql: Sql; handle: HandleDocument; now: string },
): Promise<void> {
  const rows = await sql<{ id: string; fingerprint: string }>('select id, fingerprint from site_pages');
  const fingerprints = new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]));
  const current = new Set(pages.map(({ documentId }) => documentId));
  const changed = pages.filter((page) => fingerprints.get(page.documentId) !== computeFingerprint(page));
  await Promise.all(changed.map((data) => handle({ type: 'PublishPage', data, now }, systemMetadata)));
  const removed = [...fingerprints.keys()].filter((id) => !current.has(id));
  await Promise.all(
    removed.map((documentId) => handle({ type: 'UnpublishPage', data: { documentId }, now }, systemMetadata)),
  );
}
