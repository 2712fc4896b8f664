/**
 * A failed load stays failed until a retry is requested. Otherwise React, which renders again as soon as a promise settles, would start the
 * next load immediately and never show the fallback.
 */
const resets = new Set<() => void>();

/** `reset` makes the next render load again. */
export const registerFailedLoad = (reset: () => void): void => {
  resets.add(reset);
};

/** Allows every failed load to be retried; called by the Retry button of a fallback. */
export function retryFailedLoads(): void {
  for (const reset of resets) reset();
  resets.clear();
}
