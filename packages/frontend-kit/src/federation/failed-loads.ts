import { logFailure } from '../events/log-failure.ts';

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

const minRetryDelayMs = 2000;
const maxRetryDelayMs = 60_000;

let prerenderedPage: PromiseWithResolvers<void> | null = null;

/** A prerendered page shows: until the visitor leaves it, loads are retried instead of failing. */
export function keepPrerenderedPage(): void {
  prerenderedPage = Promise.withResolvers();
}

/** The visitor opened another page: loads that wait are tried once more, and may fail. */
export function leavePrerenderedPage(): void {
  prerenderedPage?.resolve();
  prerenderedPage = null;
}

/**
 * Loads a part of the page. React keeps the HTML of a prerendered page while a load is pending, and would replace it with an error. So a
 * load that fails there is repeated after 2 s, 4 s, and so on, at most every minute.
 */
export async function loadKeepingPrerenderedPage<T>(load: () => Promise<T>): Promise<T> {
  for (let delayMs = minRetryDelayMs; ; delayMs = Math.min(delayMs * 2, maxRetryDelayMs)) {
    try {
      return await load();
    } catch (error) {
      if (!prerenderedPage) throw error;
      logFailure('A part of the prerendered page did not load', error);
      await Promise.race([prerenderedPage.promise, new Promise((resolve) => setTimeout(resolve, delayMs))]);
    }
  }
}
