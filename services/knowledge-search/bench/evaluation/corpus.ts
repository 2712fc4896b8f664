import type { KnowledgeDocument, SearchEngine } from '../../src/engine/search-engine.ts';
import { searchKnowledge } from '../../src/search/search-knowledge.ts';
import { seedArticles } from '../../src/seed/publish-seed.ts';
import { evaluationArticles } from './articles.ts';
import type { AskEngine } from './metrics.ts';

/** Corpus of the evaluation set: the seeded articles and similar ones. */
export const evaluationCorpus: readonly KnowledgeDocument[] = [...seedArticles, ...evaluationArticles].map(
  ({ id, title, content }) => ({
    id,
    kind: 'article',
    title,
    content,
    category: null,
    sourcePage: null,
    publishedAt: '2025-01-01T00:00:00.000Z',
  }),
);

/** Fills an engine with documents and searches it as visitors do. */
export async function asVisitorsAsk(
  engine: SearchEngine,
  documents: readonly KnowledgeDocument[],
): Promise<AskEngine> {
  await engine.rebuild(async (next) => {
    await next.index(documents);
    return '1:1';
  });
  return async (question) => {
    const { results, hasAnswer } = await searchKnowledge(engine, question);
    return { ids: results.map(({ id }) => id), hasAnswer };
  };
}
