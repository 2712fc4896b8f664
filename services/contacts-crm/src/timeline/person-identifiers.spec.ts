import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasIdentifiers,
  uniteIdentifiers,
  subtractIdentifiers,
  collectLeadIdentifiers,
  noIdentifiers,
} from './person-identifiers.ts';

const some = fc.record({
  sessions: fc.array(fc.string({ maxLength: 3 }), { maxLength: 150 }),
  members: fc.array(fc.string({ maxLength: 3 }), { maxLength: 40 }),
  emails: fc.array(fc.constantFrom('ada@example.org', 'Ada@Example.org', 'ben@example.org'), {
    maxLength: 5,
  }),
});

describe('the identifiers of a person', () => {
  it('are joined without duplicates, first ones first', () =>
    fc.assert(
      fc.property(some, some, (one, other) => {
        const joined = uniteIdentifiers(one, other);
        expect(uniteIdentifiers(joined, one, other)).toEqual(joined);
        expect(new Set(joined.sessions)).toEqual(new Set([...one.sessions, ...other.sessions]));
        expect(new Set(joined.members)).toEqual(new Set([...one.members, ...other.members]));
        expect(joined.emails.length).toBe(new Set(joined.emails.map((email) => email.toLowerCase())).size);
      }),
    ));

  it('are new only compared with known ones', () =>
    fc.assert(
      fc.property(some, some, (one, other) => {
        expect(hasIdentifiers(subtractIdentifiers(one, uniteIdentifiers(one)))).toBe(false);
        const beside = subtractIdentifiers(one, other);
        expect(uniteIdentifiers(other, beside)).toEqual(uniteIdentifiers(other, one));
      }),
    ));

  it('are collected from messages: member, session and e-mail address; none from erased ones', () => {
    const member = '00000000-0000-4000-8000-000000000001';
    const lead = { contactId: member, sessionId: 's', email: 'ada@example.org' };
    const erased = { contactId: 'f'.repeat(64), sessionId: null, email: '' };
    expect(collectLeadIdentifiers([member, erased.contactId], [lead, erased])).toEqual({
      sessions: ['s'],
      members: [member],
      emails: ['ada@example.org'],
    });
    expect(collectLeadIdentifiers([], [])).toEqual(noIdentifiers);
  });
});
