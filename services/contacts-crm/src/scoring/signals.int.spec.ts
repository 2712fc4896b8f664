import { randomUUID } from 'node:crypto';
import {
  bookingClicked,
  consentWithdrawn,
  mergeContacts,
  sessionClassified,
  splitContact,
  visitorErased,
  visitSignalsComputed,
} from '@aera/contracts/server';
import { asSteward, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScoringFixture, startScoring } from './testing/scoring-fixture.ts';
import { buildConsent, buildQuestion, buildServiceMessage, buildVisit } from './testing/message-fixtures.ts';
import { createSignalStore, findSignals } from './signal-store.ts';

let service: TestService;
beforeAll(async () => {
  service = await startScoring();
});
afterAll(() => service.stop());

const as = asSteward();
const { readScore, publish, republish, capture, points, expectPoints, listed } = createScoringFixture(
  () => service,
);

describe('signals', () => {
  it("of the sender's browser make up the score, with reasons", async () => {
    const session = randomUUID();
    await publish(
      buildVisit(session, { channel: 'organic search', source: 'google.com' }),
      buildVisit(session, { views: 2, searches: 1 }),
    );
    const id = await capture(session);
    await service.publish(buildConsent(session));
    await service.publish(buildQuestion(session));
    const expected = { message: 40, consented: 4, read: 2, searched: 2, asked: 6, source: 3 };
    await expectPoints(id, expected);
    // The score is computed on request until the worker has stored it.
    const kept = { score: 57, ruleScore: 57, override: null, rulesVersion: 0 };
    await eventually(async () => expect(await readScore(id)).toMatchObject(kept));
    const { reasons } = await readScore(id);
    expect(reasons.find(({ rule }) => rule === 'source')).toMatchObject({ from: 'google.com' });
    // The detail route computes a missing score; the list shows it once it is stored.
    const shown = { leadScore: 57, score: { ruleScore: 57, override: null } };
    await eventually(async () => expect(await listed(id)).toMatchObject(shown));
  });

  it('count once for repeated messages, also across a restart', async () => {
    const session = randomUUID();
    const id = await capture(session);
    const [one, two, given, asked] = [
      buildVisit(session),
      buildVisit(session),
      buildConsent(session),
      buildQuestion(session),
    ];
    const tellAll = async () => {
      await publish(one, two, one);
      await publish(two);
      // The same activity in a message of its own, as after a stream redaction.
      await publish({ ...one, id: randomUUID() });
      await service.publish({ ...given, id: randomUUID() });
      await service.publish({ ...asked, id: randomUUID() });
    };
    const readCounts = async (sessionId: string) =>
      (await findSignals(service.kit.sql, [sessionId])).map(({ views, consents, questions }) => ({
        views,
        consents,
        questions,
      }));
    await tellAll();
    await expectPoints(id, { message: 40, consented: 4, read: 2, asked: 6 });
    service = await service.restart();
    await tellAll();
    // A marker message on every stream, behind all others.
    const last = randomUUID();
    await Promise.all([
      publish(buildVisit(last)),
      service.publish(buildConsent(last)),
      service.publish(buildQuestion(last)),
    ]);
    await eventually(async () =>
      expect(await readCounts(last)).toEqual([{ views: 1, consents: 1, questions: 1 }]),
    );
    expect(await readCounts(session)).toEqual([{ views: 2, consents: 1, questions: 1 }]);
  });

  it('of a visit are those of its latest version, in any order of arrival', async () => {
    const session = randomUUID();
    const id = await capture(session);
    const version = (number: number, views: number, searches = 0) =>
      buildVisit(session, { visitId: 'visit', version: number, views, searches });
    await publish(version(3, 4, 1), version(2, 9));
    await publish(version(1, 2));
    await expectPoints(id, { message: 40, read: 3, searched: 2 });
    await publish(version(4, 5));
    await expectPoints(id, { message: 40, read: 5 });
    // The visit has become part of another one.
    await publish(version(5, 0));
    await publish(version(4, 5), buildVisit(session));
    await expectPoints(id, { message: 40, read: 1 });
  });

  it('of a day have the source of its first visit from elsewhere', async () => {
    const session = randomUUID();
    const id = await capture(session);
    const time = Date.now();
    const at = (minute: number) => ({
      startedAt: new Date(time - (time % 86_400_000) + minute * 60_000).toISOString(),
    });
    await publish(
      buildVisit(session, { ...at(3), channel: 'campaign', source: 'spring' }),
      buildVisit(session, { ...at(2), channel: 'email', source: 'letter' }),
      buildVisit(session, { ...at(1) }),
      buildVisit(session, { ...at(0), channel: 'paid', source: 'removed', views: 0 }),
    );
    await expectPoints(id, { message: 40, read: 3, source: 3 });
    // Until the worker has stored this score, it may store that of an earlier state.
    await eventually(async () => {
      const { reasons } = await readScore(id);
      expect(reasons.find(({ rule }) => rule === 'source')).toMatchObject({ from: 'letter', count: 1 });
    });
  });

  it('that an erasure of another visitor republishes count', async () => {
    const session = randomUUID();
    const id = await capture(session);
    await republish(buildVisit(session));
    await expectPoints(id, { message: 40, read: 1 });
  });

  it('of clicks on the booking link count once per page view', async () => {
    const session = randomUUID();
    const id = await capture(session);
    const click = buildServiceMessage(bookingClicked, 'visitor-analytics', {
      sessionId: session,
      pageViewId: randomUUID(),
      clickedAt: new Date().toISOString(),
    });
    await publish(click, { ...click, id: randomUUID() });
    await expectPoints(id, { message: 40, booked: 15 });
    expect(await findSignals(service.kit.sql, [session])).toMatchObject([{ bookings: 1, views: 0 }]);
  });

  it('of a session that a steward classified as a bot do not count until that is undone', async () => {
    const session = randomUUID();
    const id = await capture(session);
    const say = (classifiedAs: string) =>
      publish(
        buildServiceMessage(sessionClassified, 'visitor-analytics', {
          sessionId: session,
          classifiedAs,
          by: 's',
          at: new Date().toISOString(),
        }),
      );
    await publish(buildVisit(session), buildVisit(session));
    await expectPoints(id, { message: 40, read: 2 });
    await say('bot');
    await expectPoints(id, { message: 40 });
    await say('score');
    await expectPoints(id, { message: 40, read: 2 });
  });

  it('of sessions are classified in one order, whatever the order of the messages', async () => {
    const { sql, store: database } = service.kit;
    const store = createSignalStore(database, () => new Date());
    const [first, second] = [randomUUID(), randomUUID()].toSorted();
    const say = (bot: boolean) =>
      [second, first].map((sessionId) => ({ sessionId: sessionId!, bot, at: new Date().toISOString() }));
    await store.classify(say(false));
    let classifying: Promise<void> | undefined;
    await database.transaction(async (other) => {
      const lock = 'select from session_classifications where session_id = $1 for update';
      await other(lock, [first]);
      classifying = store.classify(say(true));
      await eventually(async () =>
        expect(
          await sql(`select from pg_locks where locktype = 'transactionid' and not granted`),
        ).not.toEqual([]),
      );
      await other(lock, [second]);
    });
    await classifying;
    expect(
      await sql('select bot from session_classifications where session_id = any($1)', [[first, second]]),
    ).toEqual([{ bot: true }, { bot: true }]);
  });

  it('of one browser count for every message of the person', async () => {
    const session = randomUUID();
    const email = `${randomUUID()}@example.org`;
    const first = await capture(undefined, email);
    await publish(buildVisit(session), buildVisit(session));
    const second = await capture(session, email);
    await expectPoints(second, { message: 40, read: 2 });
    await expectPoints(first, { message: 40, read: 2 });
  });

  it('are combined by a merge and separated by a split', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const [id, otherId] = [await capture(one), await capture(other)];
    await publish(buildVisit(one), buildVisit(other), buildVisit(other));
    await expectPoints(otherId, { message: 40, read: 2 });
    const params = { id };
    const body = { mergeId: randomUUID(), with: otherId };
    expect((await service.call(mergeContacts, { params, body, as })).status).toBe(200);
    await expectPoints(id, { message: 40, read: 3 });
    await expectPoints(otherId, { message: 40, read: 3 });
    await service.call(splitContact, { params: { id: otherId }, as });
    await expectPoints(id, { message: 40, read: 1 });
    await expectPoints(otherId, { message: 40, read: 2 });
  });

  it('are deleted with a withdrawn consent, and those of a new consent count', async () => {
    const session = randomUUID();
    const id = await capture(session);
    const late = buildVisit(session, { startedAt: new Date(Date.now() - 60_000).toISOString() });
    await publish(buildVisit(session));
    await expectPoints(id, { message: 40, read: 1 });
    const data = { consentId: randomUUID(), sessionId: session, withdrawnAt: new Date().toISOString() };
    await service.publish(buildServiceMessage(consentWithdrawn, 'consent-ledger', data));
    await expectPoints(id, { message: 40 });
    await publish(late);
    await publish(buildVisit(session, { startedAt: new Date(Date.now() + 1000).toISOString() }));
    await expectPoints(id, { message: 40, read: 1 });
  });

  it('of an erased visitor are deleted, and late arrivals are ignored', async () => {
    const session = randomUUID();
    const other = randomUUID();
    const [id, otherId] = [await capture(session), await capture(other)];
    await publish(buildVisit(session));
    await expectPoints(id, { message: 40, read: 1 });
    const { deadLetters } = service.kit.bus;
    await service.kit.bus.send({
      subject: visitSignalsComputed.subject,
      id: randomUUID(),
      body: JSON.stringify({ data: { sessionId: session } }),
      contentType: 'application/json',
    });
    await eventually(async () => (await deadLetters.list()).length === 1);
    const data = { sessionId: session, erasedAt: new Date().toISOString() };
    await service.publish(buildServiceMessage(visitorErased, 'consent-ledger', data));
    await expectPoints(id, { message: 40 });
    await eventually(async () => expect(await deadLetters.list()).toEqual([]));
    await publish(buildVisit(session), buildVisit(other));
    await expectPoints(otherId, { message: 40, read: 1 });
    expect([await findSignals(service.kit.sql, [session]), await points(id)]).toEqual([[], { message: 40 }]);
  });

  it('beyond the retention period are ignored', async () => {
    const session = randomUUID();
    const id = await capture(session);
    const daysAgo = (days: number) => ({
      startedAt: new Date(Date.now() - days * 86_400_000).toISOString(),
    });
    await publish(buildVisit(session, daysAgo(401)), buildVisit(session, daysAgo(30)), buildVisit(session));
    // One full view and one faded by half: 1.5 points each.
    await expectPoints(id, { message: 40, read: 2, returned: 4 });
  });
});
