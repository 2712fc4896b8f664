/**
 * Runs `work` for every item, at most `concurrency` at a time. The first failure aborts the signal of the others, and is thrown once they
 * have ended.
 */
export async function runConcurrently<Item>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of queue) {
      either.throwIfAborted();
      await work(item, either);
    }
  };
  const workers = Array.from({ length: concurrency }, () =>
    worker().catch((error: unknown) => {
      failed.abort(error);
      throw error;
    }),
  );
  await Promise.allSettled(workers);
  either.throwIfAborted();
}
