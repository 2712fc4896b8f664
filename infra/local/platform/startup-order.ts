/**
 * Puts things in the order in which they can be started: each wave needs only earlier ones. Reversed, it is the order
 * in which to stop them. What is needed but not in the list (a server somebody else runs) counts as there.
 * @throws Error when two need each other.
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
