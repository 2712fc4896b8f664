import type { Meilisearch, MultiSearchQuery } from 'meilisearch';
import { typedToken, wordsOf } from '../text-analysis/tokens.ts';
import type { Frequencies, IndexReader, KnowledgeDocument } from './search-engine.ts';
import { documentFields, whileEmpty } from './meilisearch-index.ts';
import { everything, exactly, type Found, fuse, plan } from './meilisearch-queries.ts';
import { shownTitles } from './title-index.ts';

/** The reading half of the Meilisearch engine: counts first, then ids for the terms that tell most, then documents. */
export function createMeilisearchReader(client: Meilisearch, uid: string): IndexReader {
  const index = client.index(uid);

  const ask = async (queries: MultiSearchQuery[]): Promise<Found[]> => {
    const answer = await client
      .multiSearch<{ queries: MultiSearchQuery[] }, { id: string }>({ queries })
      .catch(whileEmpty({ results: queries.map((): Found => ({ hits: [], estimatedTotalHits: 0 })) }));
    return answer.results as Found[];
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
  const frequencies = async (terms: readonly string[]): Promise<Frequencies> => {
    const [all, ...found] = await ask([everything(uid), ...terms.map((term) => exactly(uid, term, 0))]);
    return {
      total: all?.estimatedTotalHits ?? 0,
      of: new Map(terms.map((term, at) => [term, found[at]?.estimatedTotalHits ?? 0])),
    };
  };

  return {
    frequencies,
    documents,
    search: async (query, limit) => {
      const counted = await frequencies(query.terms.map(({ term }) => term));
      const planned = plan(uid, query, counted);
      if (planned.length === 0) return { documents: [], frequencies: counted };
      const found = await ask(planned.map((each) => each.ask));
      const answers = found.map((each, at) => ({ found: each, weight: planned[at]?.weight ?? 0 }));
      return { documents: await documents(fuse(counted.total, answers, limit)), frequencies: counted };
    },
    suggest: async (text, limit) => {
      const words = wordsOf(text);
      if (words.length === 0) return [];
      const typed = words.join(' ') + (typedToken(text) ? '' : ' ');
      const titles = { attributesToSearchOn: ['title'], attributesToRetrieve: ['title'] };
      const { hits } = await index
        .search<{ title: string }>(typed, { ...titles, matchingStrategy: 'all', limit: limit * 4 })
        .catch(whileEmpty({ hits: [] }));
      const found = hits.map(({ title }) => title);
      return shownTitles(found, text, limit);
    },
  };
}
