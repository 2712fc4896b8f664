import { describe, expect, it } from 'vitest';
import { resolveRange } from './send-file.ts';

describe('the range of a file of ten bytes', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 9 }],
    ['bytes=0-1', { first: 0, last: 1 }],
    ['bytes=9-9', { first: 9, last: 9 }],
    ['bytes=4-99', { first: 4, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-99', { first: 0, last: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
  ])('%s is %j', (header, range) => expect(resolveRange(header, 10)).toEqual(range));

  it.each([undefined, '', 'bytes=-', 'bytes=5-4', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])(
    '%j is the whole file',
    (header) => expect(resolveRange(header, 10)).toBeNull(),
  );

  it('is never satisfiable in an empty file', () =>
    expect(resolveRange('bytes=0-', 0)).toBe('unsatisfiable'));
});
