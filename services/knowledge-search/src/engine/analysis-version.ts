/** Raise it when `src/text` or an engine's settings change: an index that outlives the process is then made anew. */
export const analysisVersion = 1;
