import { expect, it } from 'vitest';
import { merge } from './render.ts';

it('merges maps and lists of named items, and replaces other lists', () => {
  const target = { a: 1, b: { c: 2 }, list: [{ name: 'x', value: 1 }, { name: 'y' }], plain: [1, 2] };
  const patch = { b: { d: 3 }, list: [{ name: 'x', more: 2 }, { name: 'z' }], plain: [3] };
  expect(merge(target, patch)).toEqual({
    a: 1,
    b: { c: 2, d: 3 },
    list: [{ name: 'z' }, { name: 'x', value: 1, more: 2 }, { name: 'y' }],
    plain: [3],
  });
});
