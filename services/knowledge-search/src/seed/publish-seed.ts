import type { HandleDocument } from '../documents/document-stream.ts';
import { organisationArticles } from './organisation-articles.ts';
import { siteArticles } from './site-articles.ts';

/** Articles that are searchable before the first question. */
export const seedArticles = [...organisationArticles, ...siteArticles];

/** Publishes missing seed articles. Idempotent, also for concurrent instances. */
export async function publishSeed(handle: HandleDocument, now: string): Promise<void> {
  await Promise.all(
    seedArticles.map(({ id, ...article }) =>
      handle(
        { type: 'SeedArticle', data: { documentId: id, ...article }, now },
        { actor: 'knowledge-search:seed' },
      ),
    ),
  );
}
