import type { IndexReader } from '../engine/search-engine.ts';
import { listTerms } from '../text-analysis/tokens.ts';

/**
 * Selects the queries whose every word occurs in a published document: stewards have published all of it, so visitors cannot show a name, an
 * insult or a link to others.
 */
export async function selectPublishedWording(
  index: Pick<IndexReader, 'frequencies'>,
  queries: readonly string[],
): Promise<string[]> {
  const wordings = queries.map((query) => ({ query, terms: listTerms(query) }));
  const { of: counts } = await index.frequencies([...new Set(wordings.flatMap(({ terms }) => terms))]);
  return wordings
    .filter(({ terms }) => terms.every((term) => (counts.get(term) ?? 0) > 0))
    .map(({ query }) => query);
}
