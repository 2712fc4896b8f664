import type { MultiSearchQuery } from 'meilisearch';

/** Documents asked for per term: the server spends most of its time on these. */
export const perTerm = 100;
const ids = { attributesToRetrieve: ['id'], showRankingScore: true };
const inTerms = { ...ids, attributesToSearchOn: ['terms'], limit: perTerm };

/** A one-word phrase: exactly this term, no prefix, no typo. Its total is the term's document frequency. */
export const exactly = (indexUid: string, term: string, limit = perTerm): MultiSearchQuery => ({
  indexUid,
  ...inTerms,
  q: `"${term}"`,
  limit,
});

/** The term or one with typos; the space after it switches prefixes off. */
export const roughly = (indexUid: string, term: string): MultiSearchQuery => ({
  indexUid,
  ...inTerms,
  q: `${term} `,
});

/** Terms that begin so. */
export const beginning = (indexUid: string, word: string): MultiSearchQuery => ({
  indexUid,
  ...inTerms,
  q: word,
});

/** Several terms at once (it reads ten), giving up the frequent ones first: finds what holds many common words. */
export const together = (indexUid: string, terms: readonly string[]): MultiSearchQuery => ({
  indexUid,
  ...inTerms,
  q: `${terms.join(' ')} `,
  matchingStrategy: 'frequency',
});

export const titled = (indexUid: string, titleKey: string): MultiSearchQuery => ({
  indexUid,
  ...ids,
  filter: `titleKey = "${titleKey}"`,
  limit: 10,
});

/** Every document, none of them sent: the total is the size of the index. */
export const everything = (indexUid: string): MultiSearchQuery => ({ indexUid, q: '', limit: 0 });
