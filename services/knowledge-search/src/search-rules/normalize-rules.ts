import { rejections } from '@aera/event-store/decider';
import { toQueryKey } from '../text-analysis/keys.ts';
import { listPhraseTerms } from '../text-analysis/tokens.ts';
import type { SearchRulesDefinition } from './search-rules.ts';

type Contradiction = 'has no word in it' | 'stands in the synonyms twice' | 'is pinned twice';

const reject = rejections({
  'rules-conflict': ['unprocessable', (phrase: string, why: Contradiction) => `“${phrase}” ${why}.`],
});

/**
 * Trims phrases and queries. A phrase belongs to one group and a query is pinned once, compared by their terms.
 * @throws DomainError `rules-conflict`
 */
export function normalizeRules({ synonyms, pins }: SearchRulesDefinition): SearchRulesDefinition {
  // Word order matters in a phrase: `trust will` and `will trust` are two.
  const phrases = synonyms.flat().map((phrase) => ({ phrase, key: listPhraseTerms(phrase).join(' ') }));
  assertUnique(phrases, 'stands in the synonyms twice');
  const queries = pins.map(({ query }) => ({ phrase: query, key: toQueryKey(query) }));
  assertUnique(queries, 'is pinned twice');
  return {
    synonyms: synonyms.map((group) => group.map((phrase) => phrase.trim())),
    pins: pins.map(({ query, documentIds }) => ({
      query: query.trim(),
      documentIds: [...new Set(documentIds)],
    })),
  };
}

function assertUnique(phrases: readonly { phrase: string; key: string }[], repeated: Contradiction): void {
  const seen = new Set<string>();
  for (const { phrase, key } of phrases) {
    if (key === '') throw reject('rules-conflict', phrase, 'has no word in it');
    if (seen.has(key)) throw reject('rules-conflict', phrase, repeated);
    seen.add(key);
  }
}
