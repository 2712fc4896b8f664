import { describe, expect, it } from 'vitest';
import type { IndexReader } from '../engine/search-engine.ts';
import { aDocument } from '../engine/search-engine.contract.ts';
import { searchKnowledge } from './search-knowledge.ts';

/** An engine that returns these documents in this order, with these frequencies among a hundred documents. */
const finding = (documents: ReturnType<typeof aDocument>[], known: Record<string, number>): IndexReader => {
  const frequencies: IndexReader['frequencies'] = async (terms) => ({
    total: 100,
    of: new Map(terms.map((term) => [term, known[term] ?? 0])),
  });
  return {
    frequencies,
    search: async ({ terms }) => ({
      documents,
      frequencies: await frequencies(terms.map(({ term }) => term)),
    }),
    documents: async (ids) => documents.filter(({ id }) => ids.includes(id)),
    suggest: async () => [],
  };
};

const [deed, boat] = [
  aDocument({ id: 'deed', title: 'The deed', content: 'A deed, and a boat.' }),
  aDocument({ id: 'boat', title: 'The boat', content: 'A boat, and a deed.' }),
];

describe('the results of an engine', () => {
  it('are ordered by confidence', async () => {
    const { results } = await searchKnowledge(finding([deed, boat], { boat: 3, deed: 3 }), 'boat ');
    expect(results.map(({ id }) => id)).toEqual(['boat', 'deed']);
  });

  it('weigh a misspelled word like the matching one', async () => {
    const rare = await searchKnowledge(finding([boat], { deed: 2 }), 'deedd ');
    const common = await searchKnowledge(finding([boat], { deed: 90 }), 'deedd ');
    expect(rare.results[0]?.confidence).toBeGreaterThan(common.results[0]?.confidence ?? 0);
  });

  it('are omitted without shared significant terms', async () => {
    const { results } = await searchKnowledge(
      finding([deed], { deed: 99 }),
      'deed sourdough oven flour yeast ',
    );
    expect(results).toEqual([]);
  });

  it('are not read once the search is cancelled', async () => {
    const asked: string[] = [];
    let isRequestOpen = true;
    const engine = finding([deed, boat], { boat: 3 });
    const givenUp: IndexReader = {
      ...engine,
      search: async (query, limit) => {
        asked.push('search');
        isRequestOpen = false;
        return engine.search(query, limit);
      },
      frequencies: async (terms) => {
        asked.push('frequencies');
        return engine.frequencies(terms);
      },
    };
    const search = () => searchKnowledge(givenUp, 'bo', { isRequestOpen: () => isRequestOpen });
    expect(await search()).toEqual({ results: [], hasAnswer: false, categories: [] });
    await search();
    expect(asked).toEqual(['search']);
  });
});
