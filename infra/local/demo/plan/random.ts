import { createSeededRandom } from '@aera/testing';

/** Random choices that depend only on the seed. */
export interface Random {
  /** An integer from 0, below `bound`. */
  below(bound: number): number;
  /** An integer from `min` to `max`. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** Picks by weight. */
  pickWeighted<T>(values: readonly (readonly [value: T, weight: number])[]): T;
  uuid(): string;
}

export function createRandom(seed: number): Random {
  const below = createSeededRandom(seed);
  const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  return {
    below,
    between: (min, max) => min + below(max - min + 1),
    chance: (probability) => below(10_000) < probability * 10_000,
    pick,
    pickWeighted(values) {
      let rest = below(values.reduce((sum, [, weight]) => sum + weight, 0));
      for (const [value, weight] of values) {
        rest -= weight;
        if (rest < 0) return value;
      }
      throw new Error('There is nothing to pick from.');
    },
    uuid() {
      const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('');
      return `${hex(8)}-${hex(4)}-4${hex(3)}-${pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
    },
  };
}
