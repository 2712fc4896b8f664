import { listPhraseTerms, tokenize } from '../text-analysis/tokens.ts';
import { toQueryKey } from '../text-analysis/keys.ts';
import type { SearchRulesDefinition } from './search-rules.ts';

/** Rules indexed for lookups by query. */
export interface CompiledRules {
  /** Returns the query with one phrase replaced by a synonym, for every synonym; without the query itself. */
  expandSynonyms(query: string): string[];
  /** Returns the ids of the documents that come first. */
  pinned(query: string): readonly string[];
}

/** Each variant is a search of its own. */
const maxVariants = 6;

export function compileRules({ synonyms, pins }: SearchRulesDefinition): CompiledRules {
  const phrases = Map.groupBy(
    synonyms.flatMap((group) =>
      group.map((phrase) => ({
        terms: listPhraseTerms(phrase),
        others: group.filter((other) => other !== phrase),
      })),
    ),
    ({ terms }) => terms[0],
  );
  const documents = new Map(pins.map(({ query, documentIds }) => [toQueryKey(query), documentIds]));
  return {
    expandSynonyms: (query) => {
      const tokens = tokenize(query);
      const terms = tokens.map(({ term, word }) => term ?? word);
      const variants = tokens.flatMap((word, index) =>
        (phrases.get(terms[index]) ?? [])
          .filter(({ terms: phrase }) => phrase.every((term, n) => term === terms[index + n]))
          .flatMap(({ terms: { length }, others }) => {
            const end = tokens[index + length - 1]?.end ?? word.end;
            return others.map((other) => `${query.slice(0, word.start)}${other}${query.slice(end)}`);
          }),
      );
      return [...new Set(variants)].slice(0, maxVariants);
    },
    pinned: (query) => (documents.size === 0 ? [] : (documents.get(toQueryKey(query)) ?? [])),
  };
}

export const noRules: CompiledRules = compileRules({ synonyms: [], pins: [] });
