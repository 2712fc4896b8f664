import MiniSearch from 'minisearch';
import type { KnowledgeDocument } from '../../src/engine/search-engine.ts';
import { listTerms } from '../../src/text-analysis/tokens.ts';
import type { AskEngine } from './metrics.ts';

/**
 * A tuned bag of words: stems without stop words, one field with the title twice, BM25 divided by the number of matched terms. Long
 * questions have to reach at least its relevance.
 */
export function bagOfWords(documents: readonly KnowledgeDocument[]): AskEngine {
  const index = new MiniSearch<KnowledgeDocument>({
    fields: ['text'],
    extractField: ({ id, title, content }, field) =>
      field === 'id' ? id : [title, title, content].join('\n'),
    tokenize: listTerms,
    processTerm: (term) => term,
    searchOptions: { combineWith: 'OR', bm25: { k: 1.2, b: 0.75, d: 0 } },
  });
  index.addAll(documents);
  return async (question) => {
    const hits = index.search(question).map(({ id, score, queryTerms }) => ({
      id: String(id),
      score: score / queryTerms.length,
    }));
    return {
      ids: hits.toSorted((a, b) => b.score - a.score).map(({ id }) => id),
      hasAnswer: hits.length > 0,
    };
  };
}
