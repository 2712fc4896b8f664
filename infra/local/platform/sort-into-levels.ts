/**
 * Sorts components into levels: the components of a level depend only on earlier levels. Start the levels in this order and stop them in
 * reverse. A dependency outside the list (an external server) counts as running.
 *
 * @throws Error on a cycle.
 */
export function sortIntoLevels<Item extends { name: string; needs: readonly string[] }>(
  items: readonly Item[],
): Item[][] {
  const result: Item[][] = [];
  let waiting = [...items];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const level = waiting.filter(({ needs }) => !needs.some((need) => names.has(need)));
    if (level.length === 0) throw new Error(`These depend on each other: ${[...names].join(', ')}.`);
    result.push(level);
    waiting = waiting.filter((item) => !level.includes(item));
  }
  return result;
}
