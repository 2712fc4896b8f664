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

/** Allows every failed load to be retried; called by the "Try again" button of a fallback. */
export function retryFailedLoads(): void {
  for (const reset of resets) reset();
  resets.clear();
}

/** Returns the delay before the next attempt: 2 s, 4 s, and so on, at most a minute. */
export const toRetryDelayMs = (failures: number): number => Math.min(1000 * 2 ** failures, 60_000);

interface PrerenderedPage {
  /** Whether something else than a retry may help. */
  readonly hasRemedy: () => Promise<boolean>;
  readonly left: PromiseWithResolvers<void>;
}

let prerenderedPage: PrerenderedPage | null = null;

/** A prerendered page shows: until it works or the visitor leaves it, loads are retried instead of failing, unless there is a remedy. */
export function keepPrerenderedPage(hasRemedy: PrerenderedPage['hasRemedy']): void {
  prerenderedPage = { hasRemedy, left: Promise.withResolvers() };
}

/** The page works, or the visitor opened another one: loads that wait are tried once more, and may fail. */
export function leavePrerenderedPage(): void {
  prerenderedPage?.left.resolve();
  prerenderedPage = null;
}

/**
 * Loads a part of the page. React keeps the HTML of a prerendered page while a load is pending, and would replace it with an error. So a
 * load that fails there is repeated. It fails with its second attempt or later if that error can offer a remedy.
 */
export async function loadKeepingPrerenderedPage<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await load();
    } catch (error) {
      const page = prerenderedPage;
      if (!page) throw error;
      logFailure('A part of the prerendered page did not load', error);
      const pause = Promise.race([
        page.left.promise,
        new Promise<void>((resolve) => setTimeout(resolve, toRetryDelayMs(failures))),
      ]);
      // Finding a remedy may wait for this load: the list of remotes is one, too.
      if ((await Promise.race([failures > 1 && page.hasRemedy(), pause])) === true) {
        leavePrerenderedPage();
        throw error;
      }
      await pause;
    }
  }
}
