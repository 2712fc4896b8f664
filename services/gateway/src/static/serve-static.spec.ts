import { expect, it } from 'vitest';
import { requestsNewestBuilds } from './serve-static.ts';

it.each([
  ['?builds=newest', true],
  ['?page=2&builds=newest', true],
  ['', false],
  ['?builds=', false],
  ['?builds=newest-but-one', false],
  ['?builds=00000000000000aa', false],
  ['?builds=00000000000000aa&builds=newest', false],
  ['?builds=https://evil.example', false],
  ['?next=?builds=newest', false],
])('%s requests the newest builds: %o', (query, expected) =>
  expect(requestsNewestBuilds(query)).toBe(expected),
);
