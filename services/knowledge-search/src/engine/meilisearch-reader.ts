import type { Meilisearch, MultiSearchQuery } from 'meilisearch';
import { findIncompleteToken, listWords } from '../text-analysis/tokens.ts';
import type { DocumentFrequencies, IndexReader, KnowledgeDocument } from './search-engine.ts';
import { documentFields, returnWhileEmpty } from './meilisearch-index.ts';
import {
  countAllQuery,
  createExactTermQuery,
  type QueryHits,
  fuseScores,
  planQueries,
} from './meilisearch-queries.ts';
import { rankTitleSuggestions } from './title-index.ts';

/** Reads a Meilisearch index in three steps: term frequencies, ids for the most selective terms, documents. */
export function createMeilisearchReader(client: Meilisearch, uid: string): IndexReader {
  const index = client.index(uid);

  const runQueries = async (queries: MultiSearchQuery[]): Promise<QueryHits[]> => {
    const answer = await client
      .multiSearch<{ queries: MultiSearchQuery[] }, { id: string }>({ queries })
      .catch(
        returnWhileEmpty({ results: queries.map((): QueryHits => ({ hits: [], estimatedTotalHits: 0 })) }),
      );
    return answer.results as QueryHits[];
  };
  const documents = async (ids: readonly string[]): Promise<KnowledgeDocument[]> => {
    if (ids.length === 0) return [];
    const { results } = await index.getDocuments({
      ids: [...ids],
      fields: [...documentFields],
      limit: ids.length,
    });
    const byId = new Map(results.map((document) => [document['id'], document as KnowledgeDocument]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  const frequencies = async (terms: readonly string[]): Promise<DocumentFrequencies> => {
    const [all, ...found] = await runQueries([
      countAllQuery(uid),
      ...terms.map((term) => createExactTermQuery(uid, term, 0)),
    ]);
    return {
      total: all?.estimatedTotalHits ?? 0,
      of: new Map(terms.map((term, index) => [term, found[index]?.estimatedTotalHits ?? 0])),
    };
  };

  return {
    frequencies,
    documents,
    search: async (query, limit) => {
      const counted = await frequencies(query.terms.map(({ term }) => term));
      const planned = planQueries(uid, query, counted);
      if (planned.length === 0) return { documents: [], frequencies: counted };
      const found = await runQueries(planned.map((each) => each.ask));
      const answers = found.map((each, index) => ({ found: each, weight: planned[index]?.weight ?? 0 }));
      return { documents: await documents(fuseScores(counted.total, answers, limit)), frequencies: counted };
    },
    suggest: async (text, limit) => {
      const words = listWords(text);
      if (words.length === 0) return [];
      const typed = words.join(' ') + (findIncompleteToken(text) ? '' : ' ');
      const titles = { attributesToSearchOn: ['title'], attributesToRetrieve: ['title'] };
      const { hits } = await index
        .search<{ title: string }>(typed, { ...titles, matchingStrategy: 'all', limit: limit * 4 })
        .catch(returnWhileEmpty({ hits: [] }));
      const found = hits.map(({ title }) => title);
      return rankTitleSuggestions(found, text, limit);
    },
  };
}
