import {
  type Activity,
  submitContactMessage,
  mergeContacts,
  addContactNote,
  assignContact,
  readPersonTimeline,
  type PersonIdentifiers,
  type QueryOf,
  readPerson,
  undoMerge,
  updateContact,
  visitorCookie,
} from '@aera/contracts';
import {
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contactsCrm } from '../service.ts';
import { startFakePersonalDataServices } from './testing/fake-personal-data-services.ts';

const session = '00000000-0000-4000-8000-0000000000aa';
const memberId = '00000000-0000-4000-8000-0000000000bb';
const found = '00000000-0000-4000-8000-0000000000cc';
/** A browser without messages, and a member without messages. */
const quiet = '00000000-0000-4000-8000-0000000000dd';
const lone = '00000000-0000-4000-8000-0000000000ee';
const sue = asSteward({ name: 'Sue' });

let fakeServices: Awaited<ReturnType<typeof startFakePersonalDataServices>>;
let service: TestService;
let adas: string;
let bens: string;

const write = async (name: string, as = asVisitor(), cookie = '') => {
  const body = {
    name,
    email: `${name.toLowerCase()}@example.org`,
    subject: `From ${name}`,
    message: 'Hello',
  };
  const { id } = (await service.call(submitContactMessage, { body, as, headers: cookie ? { cookie } : {} }))
    .body;
  // The projection of leads lags behind the response.
  await service.waitUntilCaughtUp();
  return id;
};
const person = (id: string, query: QueryOf<typeof readPerson> = {}) =>
  service.call(readPerson, { params: { id }, query, as: sue });
const timeline = (id: string, query: QueryOf<typeof readPersonTimeline> = {}) =>
  service.call(readPersonTimeline, { params: { id }, query, as: sue });
const visit = (id: string, at: string): Activity => ({
  id,
  kind: 'visit',
  at,
  link: 'session',
  endedAt: at,
  views: 1,
  paths: ['/'],
  seconds: 1,
  channel: 'direct',
  source: null,
  sessionId: session,
});
const registered = (id: string, at: string): Activity => ({ id, kind: 'registered', at, link: 'member' });
const by = (name: keyof PersonIdentifiers, value: string, items: Activity[]) => (keys: PersonIdentifiers) =>
  keys[name].includes(value) ? items : [];

beforeAll(async () => {
  fakeServices = await startFakePersonalDataServices();
  service = await startTestService(contactsCrm, { env: fakeServices.env });
  adas = await write('Ada', asVisitor(), `${visitorCookie}=${session}`);
  bens = await write('Ben', asMember({ sub: memberId, email: 'ben@example.org' }));
  const { fakes } = fakeServices;
  const visits = [visit('v1', '2026-01-01T00:00:00.000Z'), visit('v2', '2026-01-02T00:00:00.000Z')];
  const quietVisits = [visit('w1', '2026-02-01T00:00:00.000Z'), visit('w2', '2026-02-02T00:00:00.000Z')];
  fakes['visitor-analytics'].items = (keys) => [
    ...by('sessions', session, visits)(keys),
    ...by('sessions', quiet, quietVisits)(keys),
  ];
  fakes['security-auth'].items = (keys) => [
    ...by('members', found, [registered('r1', '2026-01-01T12:00:00.000Z')])(keys),
    ...by('members', lone, [registered('r2', '2026-02-01T00:00:00.000Z')])(keys),
  ];
  fakes['security-auth'].keys = ({ members, emails }) => ({
    members: emails.includes('ada@example.org') ? [found] : [],
    emails: members.includes(lone) ? ['lone@example.org'] : [],
  });
  fakes['security-auth'].name = ({ members }) => (members.includes(lone) ? 'Lone' : undefined);
});
afterEach(() => {
  for (const fake of Object.values(fakeServices.fakes)) fake.state = 'up';
});
afterAll(async () => {
  await service.stop();
  await fakeServices.stop();
});

describe('a person', () => {
  it('has the identifiers of their messages and of other services', async () => {
    const { body } = await person(adas);
    expect(body).toMatchObject({ name: 'Ada', contacts: [{ id: adas, status: 'new', owner: null }] });
    expect(body.identifiers.map(({ link, value, since }) => [link, value, since !== null])).toEqual([
      ['email', 'ada@example.org', true],
      ['session', session, true],
      ['member', found, false],
    ]);
    expect(body.sources.every(({ state }) => state === 'read')).toBe(true);
  });

  it('is a member who wrote while signed in', async () => {
    const { identifiers } = (await person(bens)).body;
    expect(identifiers.map(({ link, value }) => [link, value])).toEqual([
      ['member', memberId],
      ['email', 'ben@example.org'],
    ]);
  });

  it('is shown as of an instant', async () => {
    const id = await write('Cleo');
    const params = { id };
    const before = (await person(id)).body.asOf;
    await service.call(updateContact, { params, body: { status: 'qualified', leadScore: 77 }, as: sue });
    await service.call(assignContact, { params, body: { from: null, to: sue.sub }, as: sue });
    expect((await person(id, { asOf: before })).body.contacts).toMatchObject([
      { status: 'new', owner: null, leadScore: null },
    ]);
    expect((await person(id)).body.contacts).toMatchObject([{ status: 'qualified', owner: { name: 'Sue' } }]);
    expect((await person(id, { asOf: '2020-01-01T00:00:00Z' })).body).toMatchObject({
      name: '',
      identifiers: [],
      contacts: [],
    });
  });

  it('is the person as merged at that time, with the current name', async () => {
    const [dora, doris] = [await write('Dora'), await write('Doris')];
    const apart = (await person(dora)).body.asOf;
    const body = { mergeId: crypto.randomUUID(), with: doris };
    expect((await service.call(mergeContacts, { params: { id: dora }, body, as: sue })).status).toBe(200);
    const merged = await person(doris);
    expect(merged.body).toMatchObject({ name: 'Dora', contacts: [{ id: doris }, { id: dora }] });
    const one = merged.body.asOf;
    const params = { id: dora, mergeId: body.mergeId };
    expect((await service.call(undoMerge, { params, as: sue })).status).toBe(200);
    const readContacts = async (id: string, at?: string) =>
      (await person(id, at ? { asOf: at } : {})).body.contacts.map((contact) => contact.id);
    expect(await readContacts(doris)).toEqual([doris]);
    expect(await readContacts(doris, one)).toEqual([doris, dora]);
    expect(await readContacts(doris, apart)).toEqual([doris]);
    const received = async (at?: string) =>
      (await timeline(doris, at ? { asOf: at } : {})).body.items.map(
        (item) => item.kind === 'contact' && item.leadId,
      );
    expect([await received(one), await received()]).toEqual([[doris, dora], [doris]]);
  });

  it.each(['0000-01-01T00:00:00+23:59', '9999-12-31T23:59:59.999Z'])('is also shown at %s', async (at) => {
    expect((await person(adas, { asOf: at })).status).toBe(200);
    expect((await timeline(adas, { asOf: at })).status).toBe(200);
  });

  it('is not found without such a message', async () => {
    const answer = await person(crypto.randomUUID());
    expect([answer.status, answer.body.code]).toEqual([404, 'lead-not-found']);
  });

  it('is read with the identity of the calling steward and denied to everyone else', async () => {
    await person(adas);
    const tokens = fakeServices.fakes['security-auth'].asked.map(({ token }) => token);
    expect(tokens.every((token) => token.split('.').length === 3)).toBe(true);
    expect((await service.call(readPerson, { params: { id: adas }, as: asVisitor() })).status).toBe(401);
    expect((await service.call(readPerson, { params: { id: adas }, as: asMember() })).status).toBe(403);
    const auditor = asSteward({ role: 'auditor' });
    expect((await service.call(readPersonTimeline, { params: { id: adas }, as: auditor })).status).toBe(200);
  });
});

describe('a person by browser session or account', () => {
  const writeIn = (browser: string, name: string) => write(name, asVisitor(), `${visitorCookie}=${browser}`);
  const unknownPerson = { name: '', contactId: null, sessionContactIds: [], contacts: [] };

  it('has a timeline without any message, also as of an instant', async () => {
    const id = `session-${quiet}`;
    const { body } = await person(id);
    expect(body).toMatchObject(unknownPerson);
    expect(body.identifiers).toEqual([{ link: 'session', value: quiet, since: null, verified: true }]);
    expect(body.sources.every(({ state }) => state === 'read')).toBe(true);
    expect((await timeline(id)).body.items.map((item) => [item.id, item.link])).toEqual([
      ['w2', 'session'],
      ['w1', 'session'],
    ]);
    const at = '2026-02-01T12:00:00.000Z';
    expect((await timeline(id, { asOf: at })).body.items.map((item) => item.id)).toEqual(['w1']);
    expect((await person(id, { asOf: at })).body).toMatchObject({ ...unknownPerson, asOf: at });
  });

  it("has the account's name, its email address where verified, and further matches", async () => {
    const id = `member-${lone.toUpperCase()}`;
    const alone = (await person(id)).body;
    expect(alone).toMatchObject({ ...unknownPerson, name: 'Lone' });
    expect(alone.identifiers.map(({ link, value, verified }) => [link, value, verified])).toEqual([
      ['member', lone, true],
      ['email', 'lone@example.org', true],
    ]);
    expect((await timeline(id)).body.items.map((item) => item.id)).toEqual(['r2']);

    const wrote = await write('Lone');
    const { body } = await person(id);
    expect(body).toMatchObject({ name: 'Lone', contactId: wrote, contacts: [{ id: wrote }] });
    expect(body.identifiers.find(({ link }) => link === 'email')).toMatchObject({ verified: true });
    expect((await timeline(id)).body.items.map(({ kind }) => kind)).toEqual(['contact', 'registered']);
    expect((await person(wrote)).body.identifiers.find(({ link }) => link === 'email')).toMatchObject({
      verified: false,
    });
  });

  it('is the sender in the browser, or the member, with merged contacts', async () => {
    const byContact = (await person(adas)).body;
    expect((await person(`session-${session}`)).body).toEqual({ ...byContact, asOf: expect.any(String) });
    expect((await person(`member-${memberId}`)).body).toMatchObject({ name: 'Ben', contactId: bens });

    const browser = crypto.randomUUID();
    const [edda, egon] = [await writeIn(browser, 'Edda'), await write('Egon')];
    const body = { mergeId: crypto.randomUUID(), with: edda };
    await service.call(mergeContacts, { params: { id: egon }, body, as: sue });
    expect((await person(`session-${browser}`)).body).toMatchObject({
      name: 'Egon',
      contactId: edda,
      contacts: [{ id: egon }, { id: edda }],
    });
  });

  it('is not resolved when several senders share the browser', async () => {
    const browser = crypto.randomUUID();
    const [finn, gro] = [await writeIn(browser, 'Finn'), await writeIn(browser, 'Gro')];
    const { body } = await person(`session-${browser}`);
    expect(body).toMatchObject({ ...unknownPerson, sessionContactIds: [gro, finn] });
    expect(JSON.stringify(body.identifiers)).not.toMatch(/finn|gro/);
  });

  it('may be a person without stored data', async () => {
    for (const id of [`session-${crypto.randomUUID()}`, `member-${crypto.randomUUID()}`]) {
      expect((await person(id)).body).toMatchObject(unknownPerson);
      expect((await timeline(id)).body).toMatchObject({ items: [], next: null });
    }
  });

  it('rejects any other reference', async () => {
    const hash = '5e551011-0000-8000-8000-000000000001';
    for (const id of ['session-one', `browser-${crypto.randomUUID()}`, 'member-', `session-${hash}`])
      expect((await person(id)).status).toBe(400);
  });
});

describe('the timeline of a person', () => {
  const kinds = async (id: string, query: QueryOf<typeof readPersonTimeline> = {}) =>
    (await timeline(id, query)).body.items.map(({ kind }) => kind);

  it('merges all services, newest first, with the matching identifier of each item', async () => {
    await service.call(addContactNote, {
      params: { id: adas },
      body: { noteId: crypto.randomUUID(), text: 'Called' },
      as: sue,
    });
    const { items, next, sources } = (await timeline(adas)).body;
    expect(items.map(({ id, kind, link }) => [kind === 'contact' ? kind : id, link])).toEqual([
      ['contact', 'contact'],
      ['contact', 'contact'],
      ['v2', 'session'],
      ['r1', 'email'],
      ['v1', 'session'],
    ]);
    expect(items[0]).toMatchObject({
      leadId: adas,
      entry: { type: 'note-added', text: 'Called', by: { name: 'Sue' } },
    });
    expect(next).toBeNull();
    expect(sources.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'read'));
  });

  it('contains no data of other people', async () => {
    expect(await kinds(bens)).toEqual(['contact']);
    const asked = fakeServices.fakes['visitor-analytics'].asked.filter(({ keys }) =>
      keys.members.includes(memberId),
    );
    expect(asked.map(({ keys }) => keys.sessions)).toEqual(asked.map(() => []));
  });

  it('is read page by page', async () => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await timeline(adas, { limit: 1, ...(cursor && { cursor }) });
      ids.push(...body.items.map(({ id }) => id));
      cursor = body.next ?? undefined;
    } while (cursor);
    expect(ids).toEqual((await timeline(adas)).body.items.map(({ id }) => id));
  });

  it('is filtered by kind, without calling services that have none of these kinds', async () => {
    const { asked } = fakeServices.fakes['visitor-analytics'];
    const before = asked.length;
    expect(await kinds(adas, { kinds: 'registered' })).toEqual(['registered']);
    expect(asked.length).toBe(before);
    expect(await kinds(adas, { kinds: 'visit,registered' })).toEqual(['visit', 'registered', 'visit']);
  });

  it('ends at an instant', async () => {
    expect(await kinds(adas, { asOf: '2026-01-01T12:00:00.000Z' })).toEqual(['registered', 'visit']);
    expect(await kinds(adas, { asOf: '2026-01-01T11:59:59.999Z' })).toEqual(['visit']);
  });

  it.each(['down', 'hanging'] as const)('omits only a service that is %s and reports it', async (state) => {
    fakeServices.fakes['visitor-analytics'].state = state;
    const { items, sources } = (await timeline(adas, { kinds: 'visit,registered' })).body;
    expect(items.map(({ id }) => id)).toEqual(['r1']);
    expect(sources.filter(({ state: each }) => each === 'unavailable')).toEqual([
      { service: 'visitor-analytics', state: 'unavailable' },
    ]);
  });

  it('rejects a foreign cursor', async () => {
    for (const cursor of ['nonsense', 'WyJhIiwiYiJd', 'bnVsbA']) {
      const answer = await timeline(adas, { cursor });
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid-request']);
    }
  });
});
