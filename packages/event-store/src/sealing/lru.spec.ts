import { expect, it } from 'vitest';
import { createLru } from './lru.ts';

it('forgets what was used longest ago', () => {
  const lru = createLru<string, number>(2);
  lru.set('a', 1);
  lru.set('b', 2);
  lru.get('a');
  lru.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => lru.get(key))).toEqual([1, undefined, 3]);
});
