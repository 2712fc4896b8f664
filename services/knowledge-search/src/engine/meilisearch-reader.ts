import type { Meilisearch, MultiSearchQuery } from 'meilisearch';
import { wordsOf } from '../text/tokens.ts';
import { typedToken } from '../text/typing.ts';
import type { KnowledgeDocument } from './knowledge-document.ts';
import { type Found, fuse } from './meilisearch-fusion.ts';
import { whileEmpty } from './meilisearch-errors.ts';
import { documentFields } from './meilisearch-index.ts';
import { beginning, everything, exactly, roughly, titled, together } from './meilisearch-queries.ts';
import type { Candidates, Frequencies, IndexReader } from './search-engine.ts';
import type { SearchQuery } from './search-query.ts';
import { shortenings } from './shortenings.ts';
import { shownTitles } from './shown-titles.ts';

/** How much an answer counts beside exact terms: a whole title decides, a guess counts less. */
const weights = { exactly: 1, titled: 100, together: 0.5, beginning: 0.4, roughly: 0.6 };

/** The reading half of the Meilisearch engine. */
export function createMeilisearchReader(client: Meilisearch, uid: string): IndexReader {
  const index = client.index(uid);

  const ask = async (queries: MultiSearchQuery[]): Promise<Found[]> => {
    const answer = await client
      .multiSearch<{ queries: MultiSearchQuery[] }, { id: string }>({ queries })
      .catch(whileEmpty({ results: queries.map((): Found => ({ hits: [], estimatedTotalHits: 0 })) }));
    return answer.results as Found[];
  };
  const documentsOf = async (ids: string[]): Promise<KnowledgeDocument[]> => {
    if (ids.length === 0) return [];
    const { results } = await index.getDocuments({ ids, fields: [...documentFields], limit: ids.length });
    const byId = new Map(results.map((document) => [document['id'], document as KnowledgeDocument]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };

  return {
    search: async (query, limit): Promise<Candidates> => {
      const terms = query.terms.map(({ term }) => term);
      const extra = beside(uid, query);
      const exact = terms.map((term) => exactly(uid, term));
      const [all, ...answers] = await ask([everything(uid), ...exact, ...extra.map(({ ask }) => ask)]);
      const unknown = terms.filter((_, at) => answers[at]?.estimatedTotalHits === 0);
      const guesses = unknown.length > 0 ? await ask(unknown.map((term) => roughly(uid, term))) : [];
      const frequencies = counted(all, terms, answers);
      const weighed = [
        ...answers.map((found, at) => ({
          found,
          weight: extra[at - exact.length]?.weight ?? weights.exactly,
        })),
        ...guesses.map((found) => ({ found, weight: weights.roughly })),
      ];
      return { documents: await documentsOf(fuse(frequencies.total, weighed, limit)), frequencies };
    },
    frequencies: async (terms) => {
      const [all, ...found] = await ask([everything(uid), ...terms.map((term) => exactly(uid, term, 0))]);
      return counted(all, terms, found);
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

/** What is asked beside each exact term. */
function beside(uid: string, { terms, titleKey }: SearchQuery): { weight: number; ask: MultiSearchQuery }[] {
  const typing = terms.find((term) => term.typing);
  return [
    ...(titleKey ? [{ weight: weights.titled, ask: titled(uid, titleKey) }] : []),
    ...(terms.length > 1 ? [{ weight: weights.together, ask: together(uid, terms) }] : []),
    ...(typing
      ? [beginning(uid, typing.word), ...shortenings(typing.word).map((start) => exactly(uid, start))]
      : []
    ).map((ask) => ({ weight: weights.beginning, ask })),
  ];
}

const counted = (all: Found | undefined, terms: readonly string[], found: readonly Found[]): Frequencies => ({
  total: all?.estimatedTotalHits ?? 0,
  of: new Map(terms.map((term, at) => [term, found[at]?.estimatedTotalHits ?? 0])),
});
