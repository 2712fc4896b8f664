import type { EventStore } from '@aera/event-store';
import { parseVisitorSessionId } from '@aera/service-kit';
import { describe, expect, it } from 'vitest';
import { createLedgerKey } from '../testing/ledger-key.ts';
import { createVisitorSessions } from './visitor-sessions.ts';

const id = '00000000-0000-4000-8000-000000000001';
const signingKey = createLedgerKey();
const createCookies = (key: string) =>
  createVisitorSessions({ sql: async () => [], store: {} as EventStore }, key);
const cookies = createCookies(signingKey);
const issued = cookies.issue(id).split(';')[0] as string;

describe('the visitor cookie', () => {
  it('proves the session it was issued for', () => {
    expect(cookies.verify(issued)).toBe(id);
    expect(cookies.verify(`a=b; ${issued}; c=d`)).toBe(id);
  });

  it('identifies the session for services that only attribute records', () => {
    expect(parseVisitorSessionId(issued)).toBe(id);
  });

  it.each([
    ['no cookie', undefined],
    ['an empty header', ''],
    ['the id alone', `aera_visitor=${id}`],
    ['the id and an empty tag', `aera_visitor=${id}.`],
    ['the tag of another session', issued.replace(id, id.replace('1', '2'))],
    ['a tag of one different character', issued.replace(/.{2}$/, (end) => (end === 'AA' ? 'BB' : 'AA'))],
    ['a name that ends the same', `x_${issued}`],
    ['a value that goes on', `${issued}x`],
    ['a statement', "aera_visitor=' or 1=1"],
  ])('proves nothing with %s', (_, header) => {
    expect(cookies.verify(header)).toBeUndefined();
  });

  it('differs between ledgers', () => {
    expect(createCookies(createLedgerKey()).verify(issued)).toBeUndefined();
    expect(createCookies(signingKey).verify(issued)).toBe(id);
  });

  it('is not readable by scripts or other sites', () => {
    expect(cookies.issue(id)).toMatch(/HttpOnly; SameSite=Lax/);
  });
});
