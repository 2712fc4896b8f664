export type ConfidenceLevel = 'High' | 'Medium' | 'Low';

/** In words, how likely a result answers the question; `confidence` is 0 to 1. */
export function confidenceLevel(confidence: number): ConfidenceLevel {
  if (confidence >= 0.8) return 'High';
  return confidence >= 0.6 ? 'Medium' : 'Low';
}
