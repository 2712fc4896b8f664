/** Minimum confidence of an answer. */
export const answerThreshold = 0.5;

export interface Evidence {
  /** BM25 of the document. */
  readonly score: number;
  /** Documents in the index. */
  readonly total: number;
  /** Share of the query's rarity that is in the document, 0 to 1. */
  readonly coverage: number;
  /** Similarity of query and title, 0 to 1. */
  readonly likeness: number;
}

/**
 * Returns the confidence that a document answers a query, 0 to 1.
 *
 * BM25 grows with the corpus, so it is divided by ln(1 + documents). Coverage distinguishes an off-topic question, most of whose rarity is in
 * no document, from a short one that matches completely. Its exponent below 1 keeps most of the evidence of a paragraph, whose words mostly
 * describe a situation. A query that equals the title needs no further evidence in a corpus of any size. The constants were fitted on
 * `bench/evaluation/tuning-set.ts`: with the articles alone, with the pages of the site, and with 5,000 other documents.
 */
export function computeConfidence({ score, total, coverage, likeness }: Evidence): number {
  const rarity = total > 0 ? score / Math.log(1 + total) : 0;
  const evidence = coverage ** 0.75 * (0.3 + rarity + 1.5 * likeness);
  return Math.max(evidence / (evidence + 1.15), likeness ** 2);
}
