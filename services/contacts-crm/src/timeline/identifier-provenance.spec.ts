import { describe, expect, it } from 'vitest';
import type { LeadRecord } from '../leads/select-leads.ts';
import { noIdentifiers } from './person-identifiers.ts';
import { describeIdentifiers } from './identifier-provenance.ts';

const member = '00000000-0000-4000-8000-000000000001';
const lead = (overrides: Partial<LeadRecord>) =>
  ({
    contactId: 'hash',
    sessionId: null,
    email: 'ada@example.org',
    createdAt: '2026-01-02T00:00:00Z',
    ...overrides,
  }) as LeadRecord;
const leads = [
  lead({ sessionId: 's', createdAt: '2026-01-03T00:00:00Z' }),
  lead({ email: 'ADA@example.org' }),
  lead({ contactId: member, email: 'a@example.org', createdAt: '2026-01-01T00:00:00Z' }),
];
const person = {
  contactIds: ['hash', member],
  leads,
  asked: noIdentifiers,
  verified: { sessions: ['s'], members: [member], emails: ['verified@example.org'] },
  unverified: { ...noIdentifiers, emails: ['ada@example.org', 'a@example.org'], members: ['found'] },
};

describe('the identifiers of a person', () => {
  it('date from the first message that shows them, verified or not; identifiers from other services have no date', () => {
    expect(describeIdentifiers(person, leads)).toEqual([
      { link: 'member', value: member, since: '2026-01-01T00:00:00.000Z', verified: true },
      { link: 'email', value: 'ada@example.org', since: '2026-01-02T00:00:00.000Z', verified: false },
      { link: 'email', value: 'a@example.org', since: '2026-01-01T00:00:00.000Z', verified: false },
      { link: 'session', value: 's', since: '2026-01-03T00:00:00.000Z', verified: true },
      { link: 'member', value: 'found', since: null, verified: false },
      { link: 'email', value: 'verified@example.org', since: null, verified: true },
    ]);
  });

  it('are those of the messages that existed at that time', () => {
    const known = leads.slice(2);
    expect(describeIdentifiers(person, known).map(({ value }) => value)).toEqual([
      member,
      'a@example.org',
      'found',
      'verified@example.org',
    ]);
    expect(describeIdentifiers(person, [])).toEqual([]);
  });

  it('include the requested ones, with or without messages', () => {
    const asked = { ...noIdentifiers, members: [member], emails: ['verified@example.org'] };
    const identifiers = [
      { link: 'member', value: member, since: null, verified: true },
      { link: 'email', value: 'verified@example.org', since: null, verified: true },
    ];
    expect(describeIdentifiers({ ...person, asked }, [])).toEqual(identifiers);
    const unknownPerson = { contactIds: [], leads: [], asked, verified: asked, unverified: noIdentifiers };
    expect(describeIdentifiers(unknownPerson, [])).toEqual(identifiers);
  });
});
