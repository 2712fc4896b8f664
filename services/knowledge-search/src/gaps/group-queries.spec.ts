import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toQueryKey } from '../text-analysis/keys.ts';
import { groupQueries, type UnansweredQuery } from './group-queries.ts';

const asked = (query: string, visitors: string[], at = '2025-01-01T00:00:00.000Z'): UnansweredQuery => ({
  query,
  key: toQueryKey(query),
  visitors,
  searches: visitors.length,
  firstSearchedAt: at,
  lastSearchedAt: at,
});
/** Stands in for the keyed hash. */
const pseudonymize = (key: string) => `hash of ${key}`;
const groups = (...unanswered: UnansweredQuery[]) =>
  groupQueries(unanswered, pseudonymize).map(({ query, otherQueries, visitors }) =>
    [query, visitors, otherQueries].flat(),
  );

describe('grouping unanswered queries', () => {
  it('groups wordings of one question under the one of most visitors', () =>
    expect(
      groups(
        asked('probate fee', ['a']),
        asked('what are the probate fees', ['b', 'c']),
        asked('probate fees cost', ['d']),
        asked('moon phases', ['a']),
      ),
    ).toEqual([
      ['what are the probate fees', 4, 'probate fee', 'probate fees cost'],
      ['moon phases', 1],
    ]));

  it('groups a misspelt wording', () =>
    expect(groups(asked('probate fees', ['a', 'b']), asked('probbate fees', ['c']))).toEqual([
      ['probate fees', 3, 'probbate fees'],
    ]));

  it('lists ten other wordings and counts all', () => {
    const spellings = Array.from({ length: 12 }, (_, n) => `probate fees${'!'.repeat(n)}`);
    const [group] = groupQueries(
      spellings.map((query) => asked(query, ['a'])),
      pseudonymize,
    );
    expect([group?.otherQueries.length, group?.variants]).toEqual([10, 11]);
  });

  it('counts a visitor once across wordings', () =>
    expect(groups(asked('probate fees', ['a', 'b']), asked('fees of probate', ['a']))).toEqual([
      ['probate fees', 2, 'fees of probate'],
    ]));

  it('ranks by visitors, then by searches', () => {
    const often = { ...asked('moon phases', ['a']), searches: 9 };
    expect(
      groups(asked('sun spots', ['b']), often, asked('star charts', ['c', 'd'])).map(([query]) => query),
    ).toEqual(['star charts', 'moon phases', 'sun spots']);
  });

  it('separates questions that share one word of three', () =>
    expect(groups(asked('trust bank account', ['a']), asked('trust wedding ring', ['b']))).toHaveLength(2));

  it('covers the time from the first to the last search', () => {
    const [group] = groupQueries(
      [
        asked('probate fees', ['a', 'b'], '2025-01-02T00:00:00.000Z'),
        asked('probate fee', ['c'], '2025-01-01T00:00:00.000Z'),
        asked('fee of probate', ['d'], '2025-01-03T00:00:00.000Z'),
      ],
      pseudonymize,
    );
    expect([group?.firstSearchedAt, group?.lastSearchedAt]).toEqual([
      '2025-01-01T00:00:00.000Z',
      '2025-01-03T00:00:00.000Z',
    ]);
  });

  it('counts every query exactly once', () => {
    const word = fc.constantFrom('probate', 'fee', 'moon', 'bank', 'ring', 'account');
    const query = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.uniqueArray(query, { maxLength: 12 }), (queries) => {
        const found = groupQueries(
          queries.map((text) => asked(text, ['a'])),
          pseudonymize,
        );
        expect(found.reduce((sum, { searches }) => sum + searches, 0)).toBe(queries.length);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      }),
    );
  });
});
