/** Runs a task for each item, at most `concurrency` at a time. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  concurrency = 8,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await act(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
