/**
 * Sorts components into levels: the components of a level depend only on earlier levels. The reverse order is that of shutdown. A
 * dependency outside the list (an external server) counts as running.
 *
 * @throws Error on a cycle.
 */
export function startupLevels<Item extends { name: string; needs: readonly string[] }>(
  items: readonly Item[],
): Item[][] {
  const result: Item[][] = [];
  let waiting = [...items];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const wave = waiting.filter(({ needs }) => !needs.some((need) => names.has(need)));
    if (wave.length === 0) throw new Error(`These need each other: ${[...names].join(', ')}.`);
    result.push(wave);
    waiting = waiting.filter((item) => !wave.includes(item));
  }
  return result;
}
