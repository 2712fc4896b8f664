/** Returns the `limit` items with the highest scores, best first; equal ones keep their order. Avoids sorting all items. */
export function selectTopK<T>(items: Iterable<T>, score: (item: T) => number, limit: number): T[] {
  const best: { item: T; score: number }[] = [];
  for (const item of items) {
    const own = score(item);
    if (best.length === limit && own <= (best.at(-1)?.score ?? -Infinity)) continue;
    let index = best.length;
    while (index > 0 && (best[index - 1]?.score ?? Infinity) < own) index -= 1;
    best.splice(index, 0, { item, score: own });
    if (best.length > limit) best.pop();
  }
  return best.map(({ item }) => item);
}
