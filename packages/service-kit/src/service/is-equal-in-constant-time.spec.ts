import { expect, it } from 'vitest';
import { isEqualInConstantTime } from './is-equal-in-constant-time.ts';

it.each([
  ['signature', 'signature', true],
  ['secret', 'sacred', false],
  ['signature', 'signature ', false],
  ['', '', true],
  ['', 'signature', false],
])('%j and %j are equal: %s, as text or bytes', (a, b, equal) => {
  expect(isEqualInConstantTime(a, b)).toBe(equal);
  expect(isEqualInConstantTime(Buffer.from(a), Buffer.from(b))).toBe(equal);
});
