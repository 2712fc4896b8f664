/** From here on a result is taken for an answer. */
export const answerThreshold = 0.5;

export interface Evidence {
  /** BM25 of the document. */
  readonly score: number;
  /** Documents in the index. */
  readonly total: number;
  /** Share of the query's rarity that the document holds, 0 to 1. */
  readonly coverage: number;
  /** How much the query is the document's title, 0 to 1. */
  readonly likeness: number;
}

/**
 * How sure it is that a document answers a query, 0 to 1.
 *
 * BM25 grows with the corpus, so it is divided by ln(1 + documents). Coverage tells an off-topic question, most of whose
 * rarity no document holds, from a short one that is met in full. A query that is the title needs no further evidence:
 * it must be found again in a corpus of any size. The constants were fitted on the questions of
 * `bench/evaluation/tuning-set.ts`, among the articles alone, beside the pages of the site, and beside 5,000 other documents.
 */
export function computeConfidence({ score, total, coverage, likeness }: Evidence): number {
  const rarity = total > 0 ? score / Math.log(1 + total) : 0;
  const evidence = coverage * (0.3 + rarity + 1.5 * likeness);
  return Math.max(evidence / (evidence + 1), likeness ** 2);
}
