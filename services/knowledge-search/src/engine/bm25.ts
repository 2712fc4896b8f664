/** Saturation of term frequency (`k`) and length normalisation (`b`). */
const k = 1.2;
const b = 0.75;
/** Terms of a text of ordinary length. Fixed, not the average of the corpus, so that both engines judge alike. */
const assumedDocumentLength = 100;

/** Inverse document frequency as Lucene and MiniSearch compute it: never negative, also for one document. */
export const idf = (total: number, documents: number): number =>
  Math.log(1 + Math.max(0, total - documents + 0.5) / (documents + 0.5));

/** What `occurrences` of a term in a text of `length` terms are worth: 0 for none, `k + 1` at the very most. */
export const saturation = (occurrences: number, length: number): number =>
  (occurrences * (k + 1)) / (occurrences + k * (1 - b + (b * length) / assumedDocumentLength));
