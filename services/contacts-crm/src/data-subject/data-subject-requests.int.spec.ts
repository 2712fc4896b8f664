import {
  exportPersonData,
  type MessageField,
  submitContactMessage,
  erasePerson,
  type DataSubjectService,
  listContacts,
  memberErased,
  mergeContacts,
  addContactNote,
  readPersonTimeline,
  setContactNextStep,
  previewErasure,
  readPerson,
  visitorCookie,
  visitSignalsComputed,
} from '@aera/contracts/server';
import { findStreamSpec } from '@aera/event-bus';
import { noErasedSubjects } from '@aera/service-kit';
import {
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contactsCrm } from '../service.ts';
import { createSignalStore } from '../scoring/signal-store.ts';
import { toErasureSubject } from './person-erasure.ts';
import { personErasureStream } from './person-erasure-stream.ts';
import { startFakePersonalDataServices } from '../timeline/testing/fake-personal-data-services.ts';

const sue = asSteward({ sub: '00000000-0000-4000-8000-00000000005e', name: 'Sue' });
const tom = asSteward({ sub: '00000000-0000-4000-8000-00000000007a', name: 'Tom' });
const session = '00000000-0000-4000-8000-0000000000aa';
const eves = '00000000-0000-4000-8000-0000000000ee';

let fakeServices: Awaited<ReturnType<typeof startFakePersonalDataServices>>;
let service: TestService;

beforeAll(async () => {
  fakeServices = await startFakePersonalDataServices();
  service = await startTestService(contactsCrm, { env: fakeServices.env });
});
afterEach(() => {
  for (const fake of Object.values(fakeServices.fakes)) {
    fake.state = 'up';
    fake.asked.length = 0;
    fake.data = () => ({});
    fake.keys = () => ({});
    fake.name = () => undefined;
    fake.erase = () => 0;
  }
});
afterAll(async () => {
  await service.stop();
  await fakeServices.stop();
});

const write = async (name: string, { as = asVisitor(), message = `A word of ${name}`, cookie = '' } = {}) => {
  const body = { name, email: `${name.toLowerCase()}@example.org`, subject: `From ${name}`, message };
  return (await service.call(submitContactMessage, { body, as, headers: cookie ? { cookie } : {} })).body.id;
};
const erase = (id: string, erasureId: string = crypto.randomUUID(), as = sue, identityConfirmed = true) =>
  service.call(erasePerson, {
    params: { id },
    body: { erasureId, reason: 'They asked for it.', identityConfirmed },
    as,
  });
const pack = (id: string, as = sue, identityConfirmed = true) =>
  service.call(exportPersonData, {
    params: { id },
    query: { identityConfirmed: identityConfirmed ? 'true' : 'false' },
    as,
  });
const listAsked = (service: DataSubjectService, what: string) =>
  fakeServices.fakes[service].asked.filter(({ path }) => path.endsWith(what));
const everyRow = async (): Promise<string> => {
  const tables = await service.kit.sql<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'subject_keys'`,
  );
  const rows = [];
  for (const { name } of tables)
    rows.push(...(await service.kit.sql<{ row: string }>(`select t::text as row from "${name}" t`)));
  return rows.map(({ row }) => row).join('\n');
};

describe('a data export', () => {
  it('contains the data of every service, internal notes included, and no steward names', async () => {
    const id = await write('Ada', { cookie: `${visitorCookie}=${session}` });
    await service.call(addContactNote, {
      params: { id },
      body: { noteId: crypto.randomUUID(), text: 'Wants to join' },
      as: sue,
    });
    await service.call(setContactNextStep, {
      params: { id },
      body: { from: null, next: { step: 'Call Ada', dueAt: null } },
      as: sue,
    });
    fakeServices.fakes['knowledge-search'].data = ({ sessions }) => ({
      searches: sessions.includes(session) ? [{ query: 'deeds' }] : [],
    });
    fakeServices.fakes['consent-ledger'].state = 'down';
    const { status, headers, body } = await pack(id);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="data-export-[\d-]{10}-[0-9a-f-]{36}\.json"$/,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(body.person).toMatchObject({ name: 'Ada' });
    expect(body.data).toMatchObject({
      'contacts-crm': {
        messages: [{ id, name: 'Ada', email: 'ada@example.org', message: 'A word of Ada', status: 'new' }],
        notes: [{ leadId: id, text: 'Wants to join' }],
        nextSteps: [{ leadId: id, step: 'Call Ada' }],
      },
      'knowledge-search': { searches: [{ query: 'deeds' }] },
    });
    expect(JSON.stringify(body)).not.toMatch(/Sue|00000000005e/);
    expect(body.sources.filter(({ state }) => state === 'unavailable')).toEqual([
      { service: 'consent-ledger', state: 'unavailable' },
    ]);
  });

  it('contains no data of other people', async () => {
    const [id] = [await write('Bea'), await write('Cem')];
    const { body } = await pack(id);
    expect(JSON.stringify(body)).not.toContain('Cem');
    for (const { asked } of Object.values(fakeServices.fakes))
      for (const { keys } of asked) expect(JSON.stringify(keys)).not.toContain('cem@');
  });

  it('is previewed with counts before an erasure', async () => {
    const id = await write('Dia');
    fakeServices.fakes['security-auth'].data = () => ({ accounts: [1], sessions: [1, 2] });
    fakeServices.fakes['visitor-analytics'].state = 'down';
    const { services } = (await service.call(previewErasure, { params: { id }, as: sue })).body;
    const of = (name: string) => services.find((each) => each.service === name);
    expect(of('contacts-crm')).toMatchObject({ state: 'read', records: { messages: 1, notes: 0 } });
    expect(of('security-auth')).toMatchObject({ records: { accounts: 1, sessions: 2 } });
    expect(of('visitor-analytics')).toMatchObject({ state: 'unavailable', records: {} });
  });
});

describe('an erasure', () => {
  it('erases in every other service first, and records who requested it and why', async () => {
    const [id, other] = [await write('Eve', { cookie: `${visitorCookie}=${eves}` }), await write('Fay')];
    await service.call(addContactNote, {
      params: { id },
      body: { noteId: crypto.randomUUID(), text: 'Eve called' },
      as: sue,
    });
    fakeServices.fakes['visitor-analytics'].erase = ({ sessions }) => sessions.length;
    await service.kit.sql(
      `insert into visit_signals (session_id, visit_id, version, started_at, views, searches, traffic_source)
       values ($1, 'visit', 1, '2026-01-01', 3, 0, 'direct')`,
      [eves],
    );
    expect((await pack(id)).body.data['contacts-crm']).toMatchObject({
      signals: [{ sessionId: eves, views: 3 }],
    });
    const erasureId = crypto.randomUUID();
    const { status, body } = await erase(id, erasureId);
    expect([status, body.complete]).toEqual([200, true]);
    expect(body.services.find((each) => each.service === 'visitor-analytics')).toMatchObject({ erased: 1 });
    expect(body.services.find((each) => each.service === 'contacts-crm')).toMatchObject({ erased: 1 });

    const expectGone = async () => {
      const rows = await everyRow();
      expect(rows).not.toMatch(/of Eve|eve@|Eve called|From Eve/);
      expect(await service.kit.sql('select 1 from visit_signals where session_id = $1', [eves])).toEqual([]);
      expect(rows).toContain('A word of Fay');
      const person = (await service.call(readPerson, { params: { id }, as: sue })).body;
      expect([person.name, person.identifiers]).toEqual(['', []]);
      const { items } = (await service.call(readPersonTimeline, { params: { id }, as: sue })).body;
      expect(JSON.stringify(items)).not.toMatch(/Eve/);
    };
    await expectGone();
    await service.projections?.rebuild('leads');
    await expectGone();
    expect((await service.call(readPerson, { params: { id: other }, as: sue })).body.name).toBe('Fay');

    const events = await service.kit.store.stream(personErasureStream).read(erasureId);
    expect(events.map(({ type }) => type)).toEqual([
      'PersonErasureStarted',
      ...Array.from({ length: 5 }, () => 'PersonErasedAtService'),
      'PersonErasureCompleted',
    ]);
    expect(events[0]?.data).toMatchObject({ stewardId: sue.sub, reason: 'They asked for it.', keys: null });
  });

  it('empties every field of a message', async () => {
    // The compiler demands a value for every field. Each is one that no other column contains.
    const message: Record<MessageField, string> = {
      name: 'Quentin Zyx',
      email: 'quentin.zyx@example.org',
      subject: 'A subject of Zyx',
      message: 'A message of Zyx',
    };
    const { id } = (await service.call(submitContactMessage, { body: message, as: asVisitor() })).body;
    await service.waitUntilCaughtUp();
    const readRow = async () =>
      (await service.kit.sql<{ row: string }>('select l::text as row from leads l where id = $1', [id]))[0]
        ?.row;
    const findKept = (row = '') => Object.values(message).filter((value) => row.includes(value));
    expect(findKept(await readRow())).toEqual(Object.values(message));
    await erase(id);
    expect(await readRow()).toContain(id);
    expect(findKept(await readRow())).toEqual([]);
  });

  it('is followed by no notes and next steps', async () => {
    const params = { id: await write('Ida') };
    const toStep = (step: string | null) => (step === null ? null : { step, dueAt: null });
    const plan = (from: string | null, to: string | null) =>
      service.call(setContactNextStep, {
        params,
        body: { from: toStep(from), next: toStep(to) },
        as: sue,
      });
    await plan(null, 'Call Ida');
    await erase(params.id);
    const body = { noteId: crypto.randomUUID(), text: 'Ida called' };
    for (const refused of [
      await service.call(addContactNote, { params, body, as: sue }),
      await plan('', 'Call Ida again'),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, 'lead-erased']);
    expect((await plan('', null)).body).toMatchObject({ notes: 0, nextStep: null });
  });

  it('includes signals of sessions without views, and those that arrive later', async () => {
    const [removed, unseen] = [crypto.randomUUID(), crypto.randomUUID()];
    const id = await write('Ann', { cookie: `${visitorCookie}=${removed}` });
    fakeServices.fakes['questions-notifications'].keys = () => ({ sessions: [unseen] });
    const signals = createSignalStore(service.kit.store, () => new Date());
    const record = (views: number, ...sessions: readonly string[]) =>
      signals.recordVisits(
        sessions.map((sessionId) => ({
          sessionId,
          visitId: 'visit',
          version: 1,
          startedAt: new Date().toISOString(),
          views,
          searches: 0,
          trafficSource: 'direct',
          trafficSourceDetail: null,
        })),
      );
    const stored = () =>
      service.kit.sql('select session_id from visit_signals where session_id = any($1)', [[removed, unseen]]);
    await record(0, removed);
    expect(await stored()).toHaveLength(1);
    await service.kit.bus.ensureStreams([findStreamSpec('visitor-analytics')]);
    await service.kit.bus.send({
      subject: visitSignalsComputed.subject,
      id: crypto.randomUUID(),
      body: JSON.stringify({ data: { sessionId: unseen } }),
      contentType: 'application/json',
    });
    const { deadLetters } = service.kit.bus;
    await eventually(async () => (await deadLetters.list()).length === 1);
    expect((await erase(id)).body.complete).toBe(true);
    expect([await stored(), await deadLetters.list()]).toEqual([[], []]);
    await record(1, removed, unseen);
    expect(await stored()).toEqual([]);
  });

  it('is idempotent, and calls no service twice', async () => {
    const id = await write('Gil');
    const erasureId = crypto.randomUUID();
    const first = (await erase(id, erasureId)).body;
    const asked = listAsked('security-auth', 'erasure').length;
    expect((await erase(id, erasureId)).body).toEqual(first);
    expect(listAsked('security-auth', 'erasure')).toHaveLength(asked);
  });

  it('keeps local data while a service is unreachable, and resumes', async () => {
    const id = await write('Hal', { cookie: `${visitorCookie}=${session}` });
    const { fakes } = fakeServices;
    fakes['questions-notifications'].keys = ({ emails }) => ({
      sessions: emails.length > 0 ? ['further'] : [],
    });
    fakes['questions-notifications'].erase = () => {
      // The identifiers that linked the e-mail address to the session are erased with this service.
      fakes['questions-notifications'].keys = () => ({});
      return 1;
    };
    fakes['visitor-analytics'].state = 'down';
    const erasureId = crypto.randomUUID();
    const first = (await erase(id, erasureId)).body;
    expect(first.complete).toBe(false);
    expect(first.services.filter(({ state }) => state === 'unavailable')).toMatchObject([
      { service: 'visitor-analytics', erased: 0 },
    ]);
    expect(first.services.find((each) => each.service === 'contacts-crm')?.erased).toBe(0);
    expect((await service.call(readPerson, { params: { id }, as: sue })).body.name).toBe('Hal');
    expect(await everyRow()).not.toContain('further');

    await service.waitUntilCaughtUp();
    fakes['visitor-analytics'].state = 'up';
    fakes['visitor-analytics'].erase = ({ sessions }) => sessions.length;
    const second = (await erase(id, erasureId, tom)).body;
    expect(second.complete).toBe(true);
    expect(second.services.find((each) => each.service === 'visitor-analytics')?.erased).toBe(2);
    expect(second.services.find((each) => each.service === 'questions-notifications')?.erased).toBe(1);
    expect(listAsked('questions-notifications', 'erasure')).toHaveLength(1);
    expect((await service.call(readPerson, { params: { id }, as: sue })).body.name).toBe('');
  });

  it('does not start while further identifiers are unknown', async () => {
    const id = await write('Ida');
    fakeServices.fakes['security-auth'].state = 'down';
    const erasureId = crypto.randomUUID();
    expect((await erase(id, erasureId)).body).toMatchObject({ complete: false });
    for (const { asked } of Object.values(fakeServices.fakes))
      expect(asked.filter(({ path }) => path.endsWith('erasure'))).toEqual([]);
    fakeServices.fakes['security-auth'].state = 'up';
    expect((await erase(id, erasureId)).body.complete).toBe(true);
  });

  it('happens once for two concurrent stewards', async () => {
    const id = await write('Jan');
    const answers = await Promise.all([erase(id), erase(id, crypto.randomUUID(), tom)]);
    expect(answers.map(({ body }) => body.complete)).toEqual([true, true]);
    const same = crypto.randomUUID();
    const next = await write('Kai');
    const twice = await Promise.all([erase(next, same), erase(next, same, tom)]);
    expect(twice.map(({ body }) => body.complete)).toEqual([true, true]);
    const events = await service.kit.store.stream(personErasureStream).read(same);
    expect(events.filter(({ type }) => type === 'PersonErasureCompleted')).toHaveLength(1);
    expect(await everyRow()).not.toMatch(/of Jan|of Kai|kai@/);
  });

  it('includes all contacts of one person, also those of a member', async () => {
    const memberId = crypto.randomUUID();
    const [one, other] = [
      await write('Lea'),
      await write('Mia', { as: asMember({ sub: memberId, email: 'mia@example.org' }) }),
    ];
    await service.waitUntilCaughtUp();
    const body = { mergeId: crypto.randomUUID(), with: other };
    const merged = await service.call(mergeContacts, { params: { id: one }, body, as: sue });
    expect(merged.status).toBe(200);
    expect((await erase(one)).body.services.find((each) => each.service === 'contacts-crm')?.erased).toBe(2);
    expect(listAsked('security-auth', 'erasure')[0]?.keys).toMatchObject({ members: [memberId] });
    expect(await everyRow()).not.toMatch(/of Lea|of Mia|mia@|lea@/);
  });

  it('includes every message, browser session and address of a person with many', async () => {
    const id = await write('Uma');
    await service.waitUntilCaughtUp();
    await service.kit.sql(
      `insert into leads (id, contact_id, session_id, name, email, message, status, lead_score, message_score, quarantined, created_at)
       select gen_random_uuid(), contact_id, md5((n % 250)::text)::uuid::text, name, 'uma' || n % 60 || '@example.org', message, status,
         lead_score, message_score, quarantined, created_at
       from leads, generate_series(1, 1000) n where id = $1`,
      [id],
    );
    const { body } = await pack(id);
    expect(body.data['contacts-crm']?.['messages']).toHaveLength(1001);
    const count = (link: string) => body.person.identifiers.filter((each) => each.link === link).length;
    expect([count('session'), count('email')]).toEqual([250, 61]);
    expect((await erase(id)).body.complete).toBe(true);
    for (const name of ['visitor-analytics', 'questions-notifications'] as const) {
      const [{ keys } = { keys: null }] = listAsked(name, 'erasure');
      expect([name, keys?.sessions.length, keys?.emails.length]).toEqual([name, 250, 61]);
    }
    expect(await everyRow()).not.toMatch(/of Uma|uma\d*@/);
  });

  it('resumes when a member’s messages are erased before all services are reached', async () => {
    const memberId = crypto.randomUUID();
    const id = await write('Noa', { as: asMember({ sub: memberId, email: 'noa@example.org' }) });
    fakeServices.fakes['consent-ledger'].state = 'down';
    const erasureId = crypto.randomUUID();
    expect((await erase(id, erasureId)).body.complete).toBe(false);
    await service.publish({
      specversion: '1.0',
      id: crypto.randomUUID(),
      source: '/services/security-auth',
      type: memberErased.type,
      subject: `member-${memberId}`,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      data: { memberId, erasedAt: new Date().toISOString() },
    });
    const shown = async () => (await service.call(listContacts, { as: sue })).body.map(({ name }) => name);
    await eventually(async () => !(await shown()).includes('Noa'));
    fakeServices.fakes['consent-ledger'].state = 'up';
    const readUnfinished = async (of = id) =>
      (await service.call(readPerson, { params: { id: of }, as: tom })).body.unfinishedErasureId;
    expect(await readUnfinished()).toBe(erasureId);
    expect(await readUnfinished(await write('Nils'))).toBeNull();
    expect((await erase(id, (await readUnfinished()) ?? undefined)).body.complete).toBe(true);
    expect(await readUnfinished()).toBeNull();
    expect(listAsked('consent-ledger', 'erasure').at(-1)?.keys).toMatchObject({ members: [memberId] });
  });

  it('is found by the session or member that it was requested for until it is complete', async () => {
    fakeServices.fakes['consent-ledger'].state = 'down';
    for (const id of [`session-${crypto.randomUUID()}`, `member-${crypto.randomUUID()}`]) {
      const erasureId = crypto.randomUUID();
      expect((await erase(id, erasureId)).body.complete).toBe(false);
      const { body } = await service.call(readPerson, { params: { id }, as: sue });
      expect(body.unfinishedErasureId).toBe(erasureId);
    }
    const other = await service.call(readPerson, {
      params: { id: `session-${crypto.randomUUID()}` },
      as: sue,
    });
    expect(other.body.unfinishedErasureId).toBeNull();
  });

  it('is found and completed from every page of the person', async () => {
    const [browser, memberId] = [crypto.randomUUID(), crypto.randomUUID()];
    const id = await write('Olga', {
      as: asMember({ sub: memberId, email: 'olga@example.org' }),
      cookie: `${visitorCookie}=${browser}`,
    });
    const pages = [id, `session-${browser}`, `member-${memberId}`];
    const readUnfinished = async (page: string) =>
      (await service.call(readPerson, { params: { id: page }, as: tom })).body.unfinishedErasureId;
    fakeServices.fakes['consent-ledger'].state = 'down';
    const erasureId = crypto.randomUUID();
    expect((await erase(id, erasureId)).body.complete).toBe(false);
    expect(await Promise.all(pages.map(readUnfinished))).toEqual(pages.map(() => erasureId));
    fakeServices.fakes['consent-ledger'].state = 'up';
    for (const page of pages.toReversed()) expect((await erase(page, erasureId)).body.complete).toBe(true);
    expect(listAsked('consent-ledger', 'erasure')).toHaveLength(2);
    expect(await Promise.all(pages.map(readUnfinished))).toEqual(pages.map(() => null));
  });

  it('is the same erasure with the same result when it had completed before a retry', async () => {
    const id = await write('Pat');
    const erasureId = crypto.randomUUID();
    const first = (await erase(id, erasureId)).body;
    expect(first.complete).toBe(true);
    const listErasures = () =>
      service.kit.sql(`select stream_id from events where type = 'PersonErasureStarted'`);
    const [events, started] = [
      await service.kit.store.stream(personErasureStream).read(erasureId),
      await listErasures(),
    ];
    expect((await erase(id, erasureId, tom)).body).toEqual(first);
    expect(listAsked('security-auth', 'erasure')).toHaveLength(1);
    expect(await service.kit.store.stream(personErasureStream).read(erasureId)).toEqual(events);
    expect(await listErasures()).toEqual(started);
  });

  it('stays unfinished, and can be resumed, until the key of its identifiers is deleted', async () => {
    const id = await write('Rob');
    const erasureId = crypto.randomUUID();
    const { store } = service.kit;
    const eraseSubject = store.eraseSubject.bind(store);
    let failures = 0;
    const spy = vi.spyOn(store, 'eraseSubject').mockImplementation(async (subjectId) => {
      if (subjectId !== toErasureSubject(erasureId) || failures === 2) return eraseSubject(subjectId);
      failures += 1;
      // The second failure is a crash right after the deletion.
      if (failures === 2) await eraseSubject(subjectId);
      throw new Error('down');
    });
    for (const asked of [sue, tom]) {
      expect((await erase(id, erasureId, asked)).status).toBe(500);
      await service.waitUntilCaughtUp();
      const { unfinishedErasureId } = (await service.call(readPerson, { params: { id }, as: sue })).body;
      expect(unfinishedErasureId).toBe(erasureId);
    }
    const { body } = await erase(id, erasureId);
    spy.mockRestore();
    expect(body.complete).toBe(true);
    expect(body.services.find((each) => each.service === 'contacts-crm')?.erased).toBe(1);
    const events = await store.stream(personErasureStream).read(erasureId);
    expect(events[0]?.data).toMatchObject({ keys: null });
    expect(events.at(-1)?.type).toBe('PersonErasureCompleted');
    expect((await erase(id, erasureId)).body).toEqual(body);
  });

  it('loses its identifiers again after a restore to a time before it was complete, and can be completed', async () => {
    const id = await write('Sam');
    const erasureId = crypto.randomUUID();
    fakeServices.fakes['consent-ledger'].state = 'down';
    expect((await erase(id, erasureId)).body.complete).toBe(false);
    const readKeys = async () => {
      const [started] = await service.kit.store.stream(personErasureStream).read(erasureId);
      return started?.type === 'PersonErasureStarted' ? started.data.keys : undefined;
    };
    expect(await readKeys()).toMatchObject({ emails: ['sam@example.org'] });
    const personErasures = [{ id: erasureId, erasedAt: '2026-01-01T00:00:00.000Z' }];
    await service.components.eraseAgain({ ...noErasedSubjects, personErasures });
    expect(await readKeys()).toBeNull();
    fakeServices.fakes['consent-ledger'].state = 'up';
    expect((await erase(id, erasureId)).body.complete).toBe(true);
  });

  it('is rejected for another person and for an unknown one', async () => {
    const erasureId = crypto.randomUUID();
    await erase(await write('Oda'), erasureId);
    const other = await erase(await write('Pia'), erasureId);
    expect([other.status, other.body.code]).toEqual([409, 'erasure-of-another']);
    for (const id of [erasureId, crypto.randomUUID()]) {
      const unknown = await erase(crypto.randomUUID(), id);
      expect([unknown.status, unknown.body.code]).toEqual([404, 'lead-not-found']);
    }
    expect(await everyRow()).toContain('A word of Pia');
  });
});

describe('a person without messages', () => {
  const browser = () => `session-${crypto.randomUUID()}`;

  it('exports the data of a browser session and counts it before an erasure', async () => {
    const id = browser();
    const key = id.slice('session-'.length);
    fakeServices.fakes['consent-ledger'].data = ({ sessions }) => ({ consents: sessions.map(() => 1) });
    const { body, headers } = await pack(id, sue, false);
    expect(headers['content-disposition']).toContain(`${id}.json`);
    expect(body.person).toMatchObject({
      name: '',
      identifiers: [{ link: 'session', value: key, verified: true }],
    });
    expect(body.data).toMatchObject({
      'consent-ledger': { consents: [1] },
      'contacts-crm': { messages: [], notes: [] },
    });
    const { services } = (await service.call(previewErasure, { params: { id }, as: sue })).body;
    expect(services.find((each) => each.service === 'consent-ledger')?.records).toEqual({ consents: 1 });
  });

  it('is erased in every service, and the erasure is idempotent afterwards', async () => {
    const memberId = crypto.randomUUID();
    const { fakes } = fakeServices;
    fakes['security-auth'].keys = ({ members }) => ({
      members,
      emails: members.map(() => 'ria@example.org'),
    });
    fakes['security-auth'].erase = ({ members }) => members.length;
    const erasureId = crypto.randomUUID();
    const id = `member-${memberId}`;
    const first = (await erase(id, erasureId, sue, false)).body;
    expect(first.complete).toBe(true);
    expect(first.services.find((each) => each.service === 'security-auth')?.erased).toBe(1);
    expect(listAsked('questions-notifications', 'erasure')[0]?.keys).toEqual({
      sessions: [],
      members: [memberId],
      emails: ['ria@example.org'],
    });
    fakes['security-auth'].keys = () => ({});
    expect((await erase(id, erasureId, tom, false)).body).toEqual(first);
    expect(listAsked('security-auth', 'erasure')).toHaveLength(1);
    const other = await erase(browser(), erasureId);
    expect([other.status, other.body.code]).toEqual([409, 'erasure-of-another']);
    const rows = await everyRow();
    expect(rows).not.toMatch(/ria@/);
    expect(rows).toContain(`person-erasure-${erasureId}`);
  });

  it('loses the signals of the browser session', async () => {
    const id = browser();
    const key = id.slice('session-'.length);
    await service.kit.sql(
      `insert into visit_signals (session_id, visit_id, version, started_at, views, searches, traffic_source)
       values ($1, 'visit', 1, '2026-01-01', 3, 0, 'direct')`,
      [key],
    );
    expect((await erase(id)).body.complete).toBe(true);
    expect(await service.kit.sql('select 1 from visit_signals where session_id = $1', [key])).toEqual([]);
  });
});

it('erases the sender by browser session once their email address is confirmed', async () => {
  const browser = crypto.randomUUID();
  const id = await write('Sol', { cookie: `${visitorCookie}=${browser}` });
  const refused = await erase(`session-${browser}`, crypto.randomUUID(), sue, false);
  expect([refused.status, refused.body.code]).toEqual([422, 'identity-not-confirmed']);
  const erasureId = crypto.randomUUID();
  const { body } = await erase(`session-${browser}`, erasureId);
  expect(body.services.find((each) => each.service === 'contacts-crm')?.erased).toBe(1);
  expect((await erase(id, erasureId)).body).toEqual(body);
  expect(await everyRow()).not.toMatch(/of Sol|sol@/);
});

it('requires step-up for export and erasure', async () => {
  const id = await write('Quin');
  const all = async (as: ReturnType<typeof asSteward>) => [
    (await pack(id, as)).status,
    (await service.call(previewErasure, { params: { id }, as })).status,
    (await erase(id, crypto.randomUUID(), as)).status,
  ];
  expect(await all(asSteward({ role: 'auditor' }))).toEqual([403, 403, 403]);
  expect(await all(asSteward({ role: 'responder' }))).toEqual([403, 403, 403]);
  expect(await all(asSteward({ authenticatedAt: new Date(0).toISOString() }))).toEqual([403, 403, 403]);
  expect((await service.call(exportPersonData, { params: { id }, as: asMember() })).status).toBe(403);
  expect((await service.call(exportPersonData, { params: { id }, as: asVisitor() })).status).toBe(401);
  await service.waitUntilCaughtUp();
  expect(await everyRow()).toContain('A word of Quin');
});

it('requires confirmation of an unverified email address before export or erasure', async () => {
  const id = await write('Rae');
  const refused = [await pack(id, sue, false), await erase(id, crypto.randomUUID(), sue, false)];
  expect(refused.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual([
    [422, 'identity-not-confirmed'],
    [422, 'identity-not-confirmed'],
  ]);
  const askedFor = Object.values(fakeServices.fakes).flatMap(({ asked }) => asked.map(({ path }) => path));
  expect(askedFor.filter((path) => path.endsWith('data') || path.endsWith('erasure'))).toEqual([]);
  expect(await everyRow()).toContain('A word of Rae');
});
