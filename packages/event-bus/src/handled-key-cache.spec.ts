import { expect, it } from 'vitest';
import { createHandledKeyCache } from './handled-key-cache.ts';

it('contains the last keys, and evicts old ones', () => {
  const progress = createHandledKeyCache(2);
  const keys = ['a', 'b', 'c', 'd', 'e'];
  const remembered = keys.map((key) => {
    progress.add(key);
    return keys.filter((known) => progress.has(known)).join('');
  });
  expect(remembered).toEqual(['a', 'ab', 'abc', 'cd', 'cde']);
});
