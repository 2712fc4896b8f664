import { idf } from '../relevance/bm25.ts';
import { bestOf } from './best-of.ts';

/** What one query of a `/multi-search` found. */
export interface Found {
  readonly hits: readonly { readonly id: string; readonly _rankingScore?: number }[];
  readonly estimatedTotalHits: number;
}

/**
 * Adds up the answers of several queries: `_rankingScore` knows nothing of rare words, so each answer weighs as much as
 * it is rare (`weight` × inverse document frequency).
 * @returns ids, best first
 */
export function fuse(
  total: number,
  answers: readonly { found: Found; weight: number }[],
  limit: number,
): string[] {
  const scores = new Map<string, number>();
  for (const { found, weight } of answers) {
    const rarity = weight * idf(total, found.estimatedTotalHits);
    for (const { id, _rankingScore = 1 } of found.hits) {
      scores.set(id, (scores.get(id) ?? 0) + rarity * _rankingScore);
    }
  }
  return bestOf(scores, ([, score]) => score, limit).map(([id]) => id);
}
