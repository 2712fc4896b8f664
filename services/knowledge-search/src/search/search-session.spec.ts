import { expect, it } from 'vitest';
import { searchSession } from './search-session.ts';

const known = '1d0c3d3e-6f1c-4a53-9d1b-0a7a3d1f4c55';
const fresh = () => 'fresh';

it('keeps the search session a request names', () => expect(searchSession(known, fresh)).toBe(known));

it.each([undefined, '', 'not-a-uuid', [known, known], `${known}\r\nx: y`])(
  'opens a new one for %j',
  (given) => expect(searchSession(given, fresh)).toBe('fresh'),
);
