import { expect, it } from 'vitest';
import { requestsLatestBuilds } from './serve-static.ts';

it.each([
  ['?builds=latest', true],
  ['?page=2&builds=latest', true],
  ['', false],
  ['?builds=', false],
  ['?builds=newest-but-one', false],
  ['?builds=00000000000000aa', false],
  ['?builds=00000000000000aa&builds=latest', false],
  ['?builds=https://evil.example', false],
  ['?next=?builds=latest', false],
])('%s requests the latest builds: %o', (query, expected) =>
  expect(requestsLatestBuilds(query)).toBe(expected),
);
