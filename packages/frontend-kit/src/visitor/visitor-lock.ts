/** Milliseconds after which a task stops waiting: for a request without a response, or a page that the browser has suspended. */
const maxWaitMs = 30_000;

/**
 * Runs tasks that read or change the visitor session of this browser one after another, across all tabs. The server names the session in a
 * cookie, so the later of two concurrent responses would decide which session the browser has.
 */
export async function lockVisitor<T>(task: () => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined;
  const run = () => (running ??= task());
  const signal = AbortSignal.timeout(maxWaitMs);
  // Without locks, on plain HTTP or where site data is blocked, the task runs immediately.
  await navigator.locks?.request('visitor', { signal }, run).catch(() => {});
  return run();
}
