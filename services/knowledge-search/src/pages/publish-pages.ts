import type { Sql } from '@aera/event-store';
import type { PageSection } from '../documents/document.ts';
import type { HandleDocument } from '../documents/document-stream.ts';
import { fingerprintOf } from './site-pages-projection.ts';

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
  const known = new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]));
  const current = new Set(pages.map(({ documentId }) => documentId));
  const changed = pages.filter((page) => known.get(page.documentId) !== fingerprintOf(page));
  await Promise.all(changed.map((data) => handle({ type: 'PublishPage', data, now }, systemMetadata)));
  const gone = [...known.keys()].filter((id) => !current.has(id));
  await Promise.all(
    gone.map((documentId) => handle({ type: 'UnpublishPage', data: { documentId }, now }, systemMetadata)),
  );
}
