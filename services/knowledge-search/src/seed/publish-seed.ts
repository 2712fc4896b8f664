import type { HandleDocument } from '../documents/handle-document.ts';
import { seedArticles } from './articles.ts';

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
