/** BM25 parameters: saturation of term frequency (`k`) and length normalization (`b`). */
const k = 1.2;
const b = 0.75;
/** Average number of terms. A constant instead of the average of the corpus, so that both engines give the same scores. */
const assumedDocumentLength = 100;

/** Inverse document frequency as in Lucene and MiniSearch; never negative. */
export const computeIdf = (total: number, documents: number): number =>
  Math.log(1 + Math.max(0, total - documents + 0.5) / (documents + 0.5));

/** Returns the weight of a term's occurrences in a text of `length` terms, from 0 to `k + 1`. */
export const computeSaturation = (occurrences: number, length: number): number =>
  (occurrences * (k + 1)) / (occurrences + k * (1 - b + (b * length) / assumedDocumentLength));
