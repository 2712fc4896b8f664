import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

it('remembers the last keys, and forgets the oldest', () => {
  const progress = createProgress(2);
  for (const key of ['a', 'b', 'c']) progress.add(key);
  expect(['a', 'b', 'c'].map((key) => progress.has(key))).toEqual([false, true, true]);
});
