import { type Decider, rejections } from '@aera/event-store/decider';
import { phraseTerms } from '../text-analysis/tokens.ts';
import { queryKey } from '../text-analysis/query-key.ts';
import {
  evolveSearchRules,
  initialSearchRules,
  type SearchRules,
  type SearchRulesEvent,
  type SearchRulesDefinition,
} from './search-rules.ts';

export type SearchRulesCommand = {
  type: 'ReviseSearchRules';
  data: SearchRulesDefinition & { stewardId: string; expectedVersion: number };
  now: string;
};

type Contradiction = 'has no word in it' | 'stands in the synonyms twice' | 'is pinned twice';

const reject = rejections({
  'rules-changed': ['stale', 'Someone else changed the rules since you opened them.'],
  'rules-conflict': ['unprocessable', (phrase: string, why: Contradiction) => `“${phrase}” ${why}.`],
});

function decideSearchRules({ data, now }: SearchRulesCommand, rules: SearchRules): SearchRulesEvent[] {
  const { stewardId, expectedVersion, ...written } = data;
  const text = normalizeRules(written);
  const seen = expectedVersion === rules.version;
  if (sameRules(text, rules) && (seen || expectedVersion + 1 === rules.version)) return [];
  if (!seen) throw reject('rules-changed');
  const version = rules.version + 1;
  return [{ type: 'SearchRulesRevised', data: { ...text, version, stewardId, revisedAt: now } }];
}

/**
 * The rules as they are kept: each phrase in one group and each query pinned once, compared by what they are searched by.
 * @throws DomainError `rules-conflict` when they say two things about one phrase or query
 */
export function normalizeRules({ synonyms, pins }: SearchRulesDefinition): SearchRulesDefinition {
  const phrases = synonyms.flatMap((group) => group.map((phrase) => ({ phrase, key: phraseKey(phrase) })));
  assertUnique(phrases, 'stands in the synonyms twice');
  assertUnique(
    pins.map(({ query }) => ({ phrase: query, key: queryKey(query) })),
    'is pinned twice',
  );
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

/** Word order matters in a phrase, so `trust will` and `will trust` are two. */
const phraseKey = (phrase: string): string => phraseTerms(phrase).join(' ');

const sameRules = (a: SearchRulesDefinition, b: SearchRulesDefinition): boolean =>
  JSON.stringify([a.synonyms, a.pins]) === JSON.stringify([b.synonyms, b.pins]);

export const searchRulesDecider: Decider<SearchRulesCommand, SearchRulesEvent, SearchRules> = {
  decide: decideSearchRules,
  evolve: evolveSearchRules,
  initial: initialSearchRules,
};
