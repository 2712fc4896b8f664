import type { MultiSearchQuery } from 'meilisearch';
import { beginning, exactly, perTerm, roughly, titled, together } from './meilisearch-queries.ts';
import type { Frequencies } from './search-engine.ts';
import type { SearchQuery } from './search-query.ts';
import { shortenings } from './shortenings.ts';

/** A query, and how much its answer counts. */
export interface Planned {
  readonly ask: MultiSearchQuery;
  readonly weight: number;
}

/** How much an answer counts beside exact terms: a whole title decides, a guess counts less. */
const weights = { exactly: 1, titled: 100, related: 0.7, together: 0.5, beginning: 0.4, roughly: 0.6 };
/** Known terms that candidates are looked for by, the rarest first. `judge` counts the others, too. */
const mostTelling = 6;

/** What to ask the server for candidates, now that the frequencies of the query's terms are known. */
export function plan(uid: string, { terms, titleKey }: SearchQuery, { of }: Frequencies): Planned[] {
  const frequency = (term: string) => of.get(term) ?? 0;
  const known = terms.map(({ term }) => term).filter((term) => frequency(term) > 0);
  const telling = known.toSorted((a, b) => frequency(a) - frequency(b)).slice(0, mostTelling);
  const unknown = terms.filter(({ term }) => frequency(term) === 0);
  const typing = terms.find((term) => term.typing);
  const [rarest] = telling;
  const planned = (weight: number, asks: MultiSearchQuery[]): Planned[] =>
    asks.map((ask) => ({ ask, weight }));
  return [
    ...planned(weights.titled, titleKey ? [titled(uid, titleKey)] : []),
    ...planned(
      weights.exactly,
      telling.map((term) => exactly(uid, term)),
    ),
    ...planned(
      weights.related,
      [...new Set(terms.flatMap(({ related }) => related))].map((term) => exactly(uid, term)),
    ),
    ...planned(
      weights.roughly,
      unknown.map(({ term }) => roughly(uid, term)),
    ),
    // When even the rarest term has more documents than are sent, those that hold several terms must be asked for.
    ...planned(
      weights.together,
      rarest !== undefined && telling.length > 1 && frequency(rarest) > perTerm
        ? [together(uid, telling)]
        : [],
    ),
    ...planned(
      weights.beginning,
      typing
        ? [beginning(uid, typing.word), ...shortenings(typing.word).map((start) => exactly(uid, start))]
        : [],
    ),
  ];
}
