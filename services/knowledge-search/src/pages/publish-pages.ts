import type { Sql } from '@aera/event-store';
import type { SitePage } from '../documents/document.ts';
import type { HandleDocument } from '../documents/handle-document.ts';
import { fingerprintOf } from './site-pages-projection.ts';

const systemMetadata = { actor: 'knowledge-search:pages' };

/**
 * Brings what can be found abreast of the pages that this version of the platform serves: what changed is published anew,
 * what is gone is removed. Harmless to repeat, also by several instances at once.
 */
export async function publishPages(
  pages: readonly SitePage[],
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
