import type { HandleDocument } from '../documents/handle-document.ts';
import { seedArticles } from './articles.ts';

/** Publishes the articles that are not there yet. Harmless to repeat, also by several instances at once. */
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
