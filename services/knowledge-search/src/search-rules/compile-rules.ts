import { phraseTerms, tokenize } from '../text-analysis/tokens.ts';
import { queryKey } from '../text-analysis/query-key.ts';
import type { SearchRulesDefinition } from './search-rules.ts';

/** Rules in the form that a search looks them up in. */
export interface CompiledRules {
  /** The query with one phrase replaced by another of its group, for each of them; without the query itself. */
  variants(query: string): string[];
  /** Documents that come first. */
  pinned(query: string): readonly string[];
}

/** Each variant is a search of its own. */
const maxVariants = 6;

export function compileRules({ synonyms, pins }: SearchRulesDefinition): CompiledRules {
  const phrases = Map.groupBy(
    synonyms.flatMap((group) =>
      group.map((phrase) => ({
        terms: phraseTerms(phrase),
        others: group.filter((other) => other !== phrase),
      })),
    ),
    ({ terms }) => terms[0],
  );
  const documents = new Map(pins.map(({ query, documentIds }) => [queryKey(query), documentIds]));
  return {
    variants: (query) => {
      const words = tokenize(query);
      const terms = words.map(({ term, word }) => term ?? word);
      const found = words.flatMap((word, at) =>
        (phrases.get(terms[at]) ?? [])
          .filter(({ terms: phrase }) => phrase.every((term, n) => term === terms[at + n]))
          .flatMap(({ terms: { length }, others }) => {
            const end = words[at + length - 1]?.end ?? word.end;
            return others.map((other) => `${query.slice(0, word.start)}${other}${query.slice(end)}`);
          }),
      );
      return [...new Set(found)].slice(0, maxVariants);
    },
    pinned: (query) => (documents.size === 0 ? [] : (documents.get(queryKey(query)) ?? [])),
  };
}

export const noRules: CompiledRules = compileRules({ synonyms: [], pins: [] });
