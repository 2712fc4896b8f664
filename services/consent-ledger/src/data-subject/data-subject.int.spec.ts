import {
  type Activity,
  eraseVisitor,
  type PersonIdentifiers,
  recordNoticeImpression,
  verifyConsent,
  visitorErased,
  withdrawConsent,
} from '@aera/contracts/server';
import { noErasedSubjects } from '@aera/service-kit';
import { asSteward, asVisitor, createDataSubjectClient, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { consentStream, isRecorded } from '../consents/consent-stream.ts';
import { recordErasure } from '../visitor-sessions/record-erasure.ts';
import { visitorStream } from '../visitor-sessions/visitor-stream.ts';
import { readCookie, consentBody, startLedger, type TestLedger } from '../testing/start-ledger.ts';

let service: TestService;
let record: TestLedger['record'];
beforeAll(async () => {
  ({ service, record } = await startLedger());
});
afterAll(() => service.stop());

const client = createDataSubjectClient('consent-ledger', () => service);
const getKeys = (...sessions: string[]): PersonIdentifiers => ({ sessions, members: [], emails: [] });
const activity: typeof client.activity = async (...asked) => {
  await service.waitUntilCaughtUp();
  return client.activity(...asked);
};
const recordConsent = (sessionId: string, ip = '203.0.113.1') => record(ip, { ...consentBody, sessionId });
const withdraw = async (answer: Awaited<ReturnType<typeof recordConsent>>) => {
  await service.waitUntilCaughtUp();
  const { status } = await service.call(withdrawConsent, {
    as: asVisitor(),
    body: {},
    headers: readCookie(answer),
  });
  expect(status).toBe(200);
};
const shownTo = (sessionId: string) =>
  service.call(recordNoticeImpression, { as: asVisitor(), body: { sessionId } }).then(({ status }) => status);
/** Appends a consent as a request does that was in flight during the erasure; returns its id. */
async function appendConsent(sessionId: string): Promise<string> {
  const stream = service.kit.store.stream(consentStream);
  const template = await recordConsent(newSession());
  const recorded = (await stream.read(template.body.consentId)).find(isRecorded);
  if (!recorded) throw new Error('There is no recorded consent.');
  const consentId = crypto.randomUUID();
  const data = { ...recorded.data, consentId, sessionId, consentedAt: new Date().toISOString() };
  await stream.append([consentId], [{ type: 'ConsentRecorded', data }], { expected: 'none' });
  return consentId;
}
const kinds = (items: readonly Activity[]) => items.map(({ kind }) => kind);
const newSession = () => crypto.randomUUID();

describe('ledger records of a data subject', () => {
  it('contains the consents and withdrawals of their sessions and no one else’s', async () => {
    const [one, other, strange] = [newSession(), newSession(), newSession()];
    const first = await recordConsent(one);
    await recordConsent(other);
    await recordConsent(strange);
    await withdraw(first);
    const { items, more, keys } = await activity(getKeys(one, other));
    expect(kinds(items).toSorted()).toEqual(['consent-withdrawn', 'consented', 'consented']);
    expect(items.find(({ kind }) => kind === 'consent-withdrawn')).toMatchObject({
      consentId: first.body.consentId,
      link: 'session',
    });
    expect(items.at(-1)).toMatchObject({ kind: 'consented', noticeVersion: '1.0' });
    expect([more, keys]).toEqual([false, getKeys()]);
    expect(kinds((await activity(getKeys(strange))).items)).toEqual(['consented']);
    expect((await activity(getKeys(newSession(), 'no session', '\u{1F600}'))).items).toEqual([]);
  });

  it.each([1, 2, 3, 7])('loses and repeats nothing at equal timestamps, %i per page', async (limit) => {
    const [one, other] = [newSession(), newSession()];
    const answer = await recordConsent(one);
    for (const session of [one, other, one, other, one]) await recordConsent(session);
    await withdraw(answer);
    await activity(getKeys(one, other));
    await service.kit.sql(
      `update consents set consented_at = '2026-02-01T00:00:00.001Z', withdrawn_at =
         case when withdrawn_at is null then null else '2026-02-01T00:00:00.001Z'::timestamptz end
       where session_id = any($1::uuid[])`,
      [[one, other]],
    );
    const all = (await activity(getKeys(one, other))).items;
    expect(all).toHaveLength(10);
    const pages = await client.readInPages(getKeys(one, other), limit);
    expect(pages).toEqual(all);
    expect(pages.map(({ id }) => id)).toEqual(
      pages
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(pages.map(({ id }) => id)).size).toBe(10);
  });

  it('starts before a cursor of another service', async () => {
    const session = newSession();
    await recordConsent(session);
    const { items } = await activity(getKeys(session));
    const at = items[0]?.at ?? '';
    expect((await activity(getKeys(session), { at, id: 'a' })).items).toEqual([]);
    expect((await activity(getKeys(session), { at, id: 'visit-1' })).items).toEqual(items);
    expect((await activity(getKeys(session), { at: '0000-01-01T00:00:00Z', id: '' })).items).toEqual([]);
  });

  client.describeAccess();
});

describe('export and erasure of a data subject', () => {
  it('exports every receipt and notice impression, and nothing after erasure', async () => {
    const [session, other] = [newSession(), newSession()];
    await shownTo(session);
    const { body: consent } = await recordConsent(session, '198.51.100.23');
    await recordConsent(other);
    expect(await client.data(getKeys(session))).toMatchObject({
      consents: [
        {
          record: { id: consent.consentId, ipAddress: '198.51.100.23' },
          receipt: { recordId: consent.consentId, disclosure: { ip: '198.51.100.23', url: consentBody.url } },
        },
      ],
      impressions: [{ sessionId: session }],
    });

    expect(await client.erase(getKeys(session))).toBe(1);
    expect(await client.erase(getKeys(session))).toBe(0);
    const expectGone = async () => {
      expect(await client.data(getKeys(session))).toEqual({ consents: [], impressions: [] });
      expect(kinds((await activity(getKeys(session))).items)).toEqual(['visitor-erased']);
    };
    await expectGone();
    await service.projections?.rebuild('consents');
    await service.projections?.rebuild('notice-impressions');
    await expectGone();
    expect(await client.erase(getKeys(session))).toBe(0);
    expect((await client.data(getKeys(other))).consents).toHaveLength(1);

    const messages = await service.messages(visitorErased.type);
    expect(messages.filter(({ data: received }) => JSON.stringify(received).includes(session))).toHaveLength(
      1,
    );
    const [event] = await service.kit.store.stream(visitorStream).read(session);
    expect(event?.metadata.actor).toBe(`steward:${asSteward().sub}`);
  });

  it('covers a session that the browser named in uppercase', async () => {
    const session = newSession();
    await shownTo(session.toUpperCase());
    const { body } = await recordConsent(session.toUpperCase());
    expect(body.sessionId).toBe(session);
    expect(await client.erase(getKeys(session))).toBe(1);
    const [event] = await service.kit.store.stream(consentStream).read(body.consentId);
    expect(event?.data).toMatchObject({ visitor: null });
  });

  it('deletes the cookie with the next request of the browser', async () => {
    const session = newSession();
    const headers = readCookie(await recordConsent(session));
    const verify = () => service.call(verifyConsent, { as: asVisitor(), body: {}, headers });
    await service.waitUntilCaughtUp();
    const before = await verify();
    expect([before.body.erased, before.headers['set-cookie']]).toEqual([false, undefined]);
    await client.erase(getKeys(session));
    const after = await verify();
    expect(after.body).toMatchObject({ erased: true, hasValidConsent: false, consentCount: 0 });
    expect(after.headers['set-cookie']).toMatch(/^aera_visitor=; .*Max-Age=0/);
  });

  it('is erased again after a restore, once, and without an entry for sessions that have no records', async () => {
    const [session, empty] = [newSession(), newSession()];
    await recordConsent(session);
    await service.waitUntilCaughtUp();
    const sessions = [session, empty].map((id) => ({ id, erasedAt: '2026-01-01T00:00:00.000Z' }));
    await service.components.eraseAgain({ ...noErasedSubjects, sessions });
    expect(await client.data(getKeys(session))).toEqual({ consents: [], impressions: [] });
    const events = await service.kit.store.stream(visitorStream).read(session);
    expect(events.map(({ metadata }) => metadata.actor)).toEqual(['operator:restore']);
    expect(await service.kit.store.stream(visitorStream).read(empty)).toEqual([]);
  });

  it('closes a session without a consent: a browser that names it gets another one', async () => {
    const session = newSession();
    await shownTo(session);
    expect(await client.erase(getKeys(session))).toBe(1);
    await shownTo(session);
    const answer = await recordConsent(session);
    expect(answer.body.sessionId).not.toBe(session);
    expect(await client.data(getKeys(session))).toEqual({ consents: [], impressions: [] });
    await service.waitUntilCaughtUp();
    const headers = readCookie(answer);
    const { body } = await service.call(verifyConsent, { as: asVisitor(), body: {}, headers });
    expect(body).toMatchObject({ erased: false, hasValidConsent: true });
  });

  it.each([
    [
      'the visitor',
      (_: string, headers: { cookie: string }) =>
        service.call(eraseVisitor, { as: asVisitor(), body: {}, headers }),
    ],
    ['a steward', (session: string) => client.erase(getKeys(session))],
  ])('repeated by %s after a failure, covers a consent that arrived in between', async (_, erase) => {
    const session = newSession();
    const headers = readCookie(await recordConsent(session));
    await service.waitUntilCaughtUp();
    const { store } = service.kit;
    const eraseSubject = store.eraseSubject.bind(store);
    let late = '';
    const spy = vi.spyOn(store, 'eraseSubject').mockImplementation(async (subjectId) => {
      if (late !== '') throw new Error('The database is unavailable.');
      const erased = await eraseSubject(subjectId);
      late = await appendConsent(session);
      return erased;
    });
    await Promise.allSettled([erase(session, headers)]);
    spy.mockRestore();
    await service.waitUntilCaughtUp();
    const readVisitor = async () =>
      (await store.stream(consentStream).read(late)).find(isRecorded)?.data.visitor;
    expect(await readVisitor()).toBeTruthy();
    await erase(session, headers);
    expect(await readVisitor()).toBeNull();
  });

  it('lists a consent that arrived during the first request when it is repeated', async () => {
    const session = newSession();
    const answer = await recordConsent(session);
    await service.waitUntilCaughtUp();
    const { store } = service.kit;
    const eraseSubject = store.eraseSubject.bind(store);
    let late = '';
    const spy = vi.spyOn(store, 'eraseSubject').mockImplementation(async (subjectId) => {
      late ||= await appendConsent(session);
      return eraseSubject(subjectId);
    });
    const erase = () =>
      service.call(eraseVisitor, { as: asVisitor(), body: {}, headers: readCookie(answer) });
    expect((await erase()).body.consents).toEqual([answer.body.consentId]);
    spy.mockRestore();
    await service.waitUntilCaughtUp();
    expect((await erase()).body.consents).toEqual([answer.body.consentId, late]);
    expect((await erase()).body.consents).toEqual([answer.body.consentId, late]);
    expect(await store.stream(visitorStream).read(session)).toHaveLength(2);
  });

  it('is recorded once for concurrent requests', async () => {
    const session = newSession();
    const headers = readCookie(await recordConsent(session));
    await service.waitUntilCaughtUp();
    const certificates = await Promise.all(
      Array.from({ length: 4 }, () => service.call(eraseVisitor, { as: asVisitor(), body: {}, headers })),
    );
    expect(new Set(certificates.map(({ body }) => body.erasedAt)).size).toBe(1);
    expect(await service.kit.store.stream(visitorStream).read(session)).toHaveLength(1);
  });

  it('is recorded once for concurrent requests to two instances', async () => {
    const other = await service.startInstance();
    const session = newSession();
    const cookie = readCookie(await recordConsent(session));
    await service.waitUntilCaughtUp();
    const headers = { ...cookie, ...(await service.identify(asVisitor())) };
    const erase = async ({ app }: typeof other) =>
      (await app.inject({ method: eraseVisitor.method, url: eraseVisitor.path, headers, payload: {} })).json<{
        erasedAt: string;
      }>();
    const { store } = service.kit;
    const eraseSubject = store.eraseSubject.bind(store);
    const erasedAt: string[] = [];
    // After the first request has read the log, and before it records its erasure.
    const spy = vi.spyOn(store, 'eraseSubject').mockImplementationOnce(async (subjectId) => {
      erasedAt.push((await erase(other)).erasedAt);
      return eraseSubject(subjectId);
    });
    expect((await erase(service)).erasedAt).toBe(erasedAt[0]);
    spy.mockRestore();
    await other.stop();
    expect(await store.stream(visitorStream).read(session)).toHaveLength(1);
  });

  it('covers a consent that was accepted before and is stored after it', async () => {
    const session = newSession();
    const { store, sql } = service.kit;
    const { consentId } = (await recordConsent(session)).body;
    await service.waitUntilCaughtUp();
    await store.eraseSubject(session);
    const { pending } = await store.transaction(async (locked) => {
      // The consent waits for this key.
      await locked(
        `insert into subject_keys (id, subject_id, wrapped_key, wrapped_by)
         select gen_random_uuid(), $1, wrapped_key, wrapped_by from subject_keys limit 1`,
        [session],
      );
      const recorded = recordConsent(session);
      await eventually(async () => {
        const waiting = await sql(
          `select 1 from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query like '%subject_keys%'`,
        );
        return waiting.length > 0;
      });
      const erasure = { sessionId: session, consentIds: [consentId], now: new Date().toISOString() };
      await recordErasure(store, erasure, {});
      await locked('delete from subject_keys where subject_id = $1', [session]);
      return { pending: recorded };
    });
    const answer = await pending;
    const { body } = answer;
    expect(body.sessionId).toBe(session);
    const [event] = await store.stream(consentStream).read(body.consentId);
    expect(event?.data).toMatchObject({ visitor: null });
    await service.waitUntilCaughtUp();
    const rows = await sql<{ ip: string }>('select ip from consents where session_id = $1', [session]);
    expect(rows).toEqual([{ ip: '' }, { ip: '' }]);
    expect(await client.data(getKeys(session))).toEqual({ consents: [], impressions: [] });
    const headers = readCookie(answer);
    const certificate = await service.call(eraseVisitor, { as: asVisitor(), body: {}, headers });
    expect(certificate.body.consents).toEqual([consentId, body.consentId]);
    const verified = await service.call(verifyConsent, { as: asVisitor(), body: {}, headers });
    expect(verified.body.erased).toBe(true);
  });

  it('is empty without data, and a second erasure covers later records', async () => {
    const session = newSession();
    expect(await client.erase(getKeys(session, 'no session'))).toBe(0);
    await shownTo(session);
    expect(await client.erase(getKeys(session))).toBe(1);
    const consentId = await appendConsent(session);
    expect((await client.data(getKeys(session))).consents).toMatchObject([{ record: { id: consentId } }]);
    expect(kinds((await activity(getKeys(session))).items)).toEqual(['consented', 'visitor-erased']);
    expect(await client.erase(getKeys(session))).toBe(1);
    expect(await client.data(getKeys(session))).toEqual({ consents: [], impressions: [] });
  });
});
