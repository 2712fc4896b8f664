import type { Sql } from '@aera/event-store';
import type { PageSection } from '../documents/document.ts';
import type { HandleDocument } from '../documents/document-stream.ts';
import { computeFingerprint } from './site-pages-projection.ts';

const systemMetadata = { actor: 'knowledge-search:pages' };

/**
 * Publishes new and changed sections of the bundled pages, and unpublishes removed ones. Idempotent, also when instances run it
 * concurrently.
 */
export async function publishPageSections(
  sections: readonly PageSection[],
  { sql, handle, now }: { sql: Sql; handle: HandleDocument; now: string },
): Promise<void> {
  const rows = await sql<{ id: string; fingerprint: string }>('select id, fingerprint from site_pages');
  const fingerprints = new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]));
  const currentIds = new Set(sections.map(({ documentId }) => documentId));
  const changed = sections.filter(
    (section) => fingerprints.get(section.documentId) !== computeFingerprint(section),
  );
  await Promise.all(changed.map((data) => handle({ type: 'PublishPage', data, now }, systemMetadata)));
  const removed = [...fingerprints.keys()].filter((id) => !currentIds.has(id));
  await Promise.all(
    removed.map((documentId) => handle({ type: 'UnpublishPage', data: { documentId }, now }, systemMetadata)),
  );
}
