import type { DataSubjectService, PersonIdentifiers, PersonReference } from '@aera/contracts';
import { describe, expect, it } from 'vitest';
import type { LeadRecord } from '../leads/select-leads.ts';
import { createPersonResolver, identitySources } from './resolve-person.ts';
import type { CallPersonalDataService } from './data-sources.ts';
import { noIdentifiers } from './person-identifiers.ts';

const member = '00000000-0000-4000-8000-000000000001';
const toId = (email: string) => `hash of ${email}`;
const lead = (id: string, overrides: Partial<LeadRecord> = {}) =>
  ({
    id,
    contactId: toId('ada@example.org'),
    sessionId: 's',
    email: 'ada@example.org',
    ...overrides,
  }) as LeadRecord;

interface World {
  /** Newest first. */
  readonly leads?: readonly LeadRecord[];
  /** Contacts that are one person. */
  readonly merged?: readonly string[];
  /** Response of each identity source; null if unavailable. */
  readonly received?: (
    service: DataSubjectService,
    keys: PersonIdentifiers,
  ) => { keys?: Partial<PersonIdentifiers>; name?: string } | null;
}

/** Resolves a person from fixed data; `asked` records the calls. */
function createPersons({ leads = [], merged = [], received = () => ({}) }: World) {
  const asked: [DataSubjectService, PersonIdentifiers][] = [];
  const callService = ((
    service: DataSubjectService,
    _route: string,
    { keys }: { keys: PersonIdentifiers },
  ) => {
    asked.push([service, keys]);
    const answer = received(service, keys);
    return Promise.resolve(
      answer && { items: [], more: false, ...answer, keys: { ...noIdentifiers, ...answer.keys } },
    );
  }) as unknown as CallPersonalDataService;
  const one = (id: string) => Promise.resolve(merged.includes(id) ? merged : [id]);
  const some = (fits: (one: LeadRecord) => boolean) => Promise.resolve(leads.filter(fits));
  const find = createPersonResolver({
    queries: {
      findById: async (leadId) => {
        const [row] = await some(({ id }) => id === leadId);
        return row ? { row, contact: {} as never } : null;
      },
      listByContacts: (ids) => some(({ contactId }) => ids.includes(contactId)),
      listBySession: (session) => some(({ sessionId }) => sessionId === session),
    },
    readContactIds: one,
    readPastContactIds: one,
    toContactId: toId,
    callService,
  });
  return { asked, find: (reference: PersonReference) => find(reference, 'token') };
}

const bySession: PersonReference = { by: 'session', id: 's' };
const byMember: PersonReference = { by: 'member', id: member };

describe('a browser session', () => {
  it('is a person with that session alone if it has no messages', async () => {
    const { find } = createPersons({ leads: [lead('l', { sessionId: 'another' })] });
    expect(await find(bySession)).toEqual({
      leadId: null,
      sessionContactIds: [],
      contactIds: [],
      leads: [],
      fallbackName: '',
      asked: { ...noIdentifiers, sessions: ['s'] },
      verified: { ...noIdentifiers, sessions: ['s'] },
      unverified: noIdentifiers,
      unavailable: [],
    });
  });

  it('is the sender, with the e-mail address as unverified, and merged contacts', async () => {
    const other = lead('older', { contactId: 'other', sessionId: null, email: 'other@example.org' });
    const leads = [lead('newer'), other];
    const { find } = createPersons({ leads, merged: ['other', toId('ada@example.org')] });
    const person = await find(bySession);
    expect(person).toMatchObject({ leadId: 'newer', leads, sessionContactIds: [] });
    expect(person.verified).toEqual({ ...noIdentifiers, sessions: ['s'] });
    expect(person.unverified.emails).toEqual(['ada@example.org', 'other@example.org']);
  });

  it('is not resolved when several senders share it', async () => {
    const leads = [lead('one'), lead('again'), lead('two', { contactId: 'other' })];
    expect(await createPersons({ leads }).find(bySession)).toMatchObject({
      leadId: null,
      sessionContactIds: ['one', 'two'],
      contactIds: [],
      leads: [],
      unverified: noIdentifiers,
    });
    const merged = [toId('ada@example.org'), 'other'];
    expect(await createPersons({ leads, merged }).find(bySession)).toMatchObject({
      leadId: 'one',
      sessionContactIds: [],
    });
  });
});

describe('a member', () => {
  const received: World['received'] = (service, { members }) =>
    service === 'security-auth' && members.includes(member)
      ? { keys: { members: [member], emails: ['ada@example.org'] }, name: 'Ada' }
      : {};

  it('has account, verified email address and name when there are no messages, with one call per service', async () => {
    const { find, asked } = createPersons({ received });
    const keys = { ...noIdentifiers, members: [member], emails: ['ada@example.org'] };
    expect(await find(byMember)).toMatchObject({
      fallbackName: 'Ada',
      leadId: null,
      contactIds: [],
      asked: keys,
      verified: keys,
      unverified: noIdentifiers,
    });
    expect(asked).toHaveLength(identitySources.length);
  });

  it('has the messages sent as that member, and from a verified e-mail address', async () => {
    const own = lead('own', { contactId: member, sessionId: 'own browser', email: 'typed@example.org' });
    const { find } = createPersons({ leads: [own, lead('by address')], received });
    const person = await find(byMember);
    expect(person.contactIds).toEqual([member, toId('ada@example.org')]);
    expect(person.leads.map(({ id }) => id)).toEqual(['own', 'by address']);
    expect(person.leadId).toBe('own');
    expect(person.verified).toEqual({
      sessions: ['own browser', 's'],
      members: [member],
      emails: ['ada@example.org'],
    });
    expect(person.unverified).toEqual({ ...noIdentifiers, emails: ['typed@example.org'] });
  });

  it('does not include other senders who used the same browser', async () => {
    const asking: World['received'] = (service, { members }) =>
      service === 'questions-notifications' && members.includes(member) ? { keys: { sessions: ['s'] } } : {};
    const person = await createPersons({ leads: [lead('of another sender')], received: asking }).find(
      byMember,
    );
    expect(person).toMatchObject({ leadId: null, leads: [], unverified: noIdentifiers });
    expect(person.verified.sessions).toEqual(['s']);
  });

  it('reports unreachable services', async () => {
    const silent: World['received'] = (service) => (service === 'security-auth' ? null : {});
    expect((await createPersons({ received: silent }).find(byMember)).unavailable).toEqual(['security-auth']);
  });
});

describe('a contact', () => {
  it('is the sender; identifiers found by the typed e-mail address stay unverified', async () => {
    const received: World['received'] = (service, { emails }) =>
      service === 'security-auth' && emails.includes('ada@example.org')
        ? { keys: { members: [member], emails: ['ada@example.org'] }, name: 'Someone' }
        : {};
    const person = await createPersons({ leads: [lead('l')], received }).find({ by: 'contact', id: 'l' });
    expect(person).toMatchObject({ leadId: 'l', asked: noIdentifiers, fallbackName: '' });
    expect(person.verified).toEqual({ ...noIdentifiers, sessions: ['s'] });
    expect(person.unverified).toEqual({ ...noIdentifiers, members: [member], emails: ['ada@example.org'] });
  });

  it('is not found for an unknown contact', () =>
    expect(createPersons({}).find({ by: 'contact', id: 'l' })).rejects.toMatchObject({
      code: 'lead-not-found',
    }));
});
