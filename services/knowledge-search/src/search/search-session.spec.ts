import { expect, it } from 'vitest';
import { toSearchSession } from './search-routes.ts';

const known = '1d0c3d3e-6f1c-4a53-9d1b-0a7a3d1f4c55';
const fresh = () => 'fresh';

it('keeps the session id of the request', () => {
  expect(toSearchSession(known, fresh)).toBe(known);
  expect(toSearchSession(known.toUpperCase(), fresh)).toBe(known);
});

it.each([undefined, '', 'not-a-uuid', [known, known], `${known}\r\nx: y`])(
  'creates a new one for %j',
  (given) => expect(toSearchSession(given, fresh)).toBe('fresh'),
);
