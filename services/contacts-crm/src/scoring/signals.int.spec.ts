import { randomUUID } from 'node:crypto';
import {
  consentWithdrawn,
  engagementRecorded,
  mergeContacts,
  sessionReclassified,
  splitContact,
  visitorErased,
} from '@aera/contracts/server';
import { asSteward, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scoringFixture, startScoring } from './testing/scoring-fixture.ts';
import { consent, question, messageFixture, view } from './testing/message-fixtures.ts';

let service: TestService;
beforeAll(async () => {
  service = await startScoring();
});
afterAll(() => service.stop());

const as = asSteward();
const { scoreOf, hits, capture, points, expectPoints, listed } = scoringFixture(() => service);

describe('signals', () => {
  it("of the sender's browser make up the score, with reasons", async () => {
    const session = randomUUID();
    const referrer = 'https://www.google.com/search';
    await hits(view(session, { referrer }), view(session, { path: '/search' }), view(session));
    const id = await capture(session);
    await service.publish(consent(session));
    await service.publish(question(session));
    const expected = { message: 40, consented: 4, read: 2, searched: 2, asked: 6, source: 3 };
    await expectPoints(id, expected);
    // The score is computed on request until the worker has stored it.
    const kept = { score: 57, ruleScore: 57, override: null, rulesVersion: 0 };
    await eventually(async () => expect(await scoreOf(id)).toMatchObject(kept));
    const { reasons } = await scoreOf(id);
    expect(reasons.find(({ rule }) => rule === 'source')).toMatchObject({ from: 'google.com' });
    // The detail route computes a missing score; the list shows it once it is stored.
    const shown = { leadScore: 57, score: { ruleScore: 57, override: null } };
    await eventually(async () => expect(await listed(id)).toMatchObject(shown));
  });

  it('count once for repeated messages, also across a restart', async () => {
    const session = randomUUID();
    const id = await capture(session);
    const [one, two, given, asked] = [view(session), view(session), consent(session), question(session)];
    const tellAll = async () => {
      await hits(one, two, one);
      await hits(two);
      // The same event in a message of its own, as after a stream redaction.
      await hits({ ...one, id: randomUUID() });
      await service.publish({ ...given, id: randomUUID() });
      await service.publish({ ...asked, id: randomUUID() });
    };
    const countsOf = async (sessionId: string) =>
      service.kit.sql('select views, consents, questions from signals where session_id = $1', [sessionId]);
    await tellAll();
    await expectPoints(id, { message: 40, consented: 4, read: 2, asked: 6 });
    service = await service.restart();
    await tellAll();
    // A marker message on every stream, behind all others.
    const last = randomUUID();
    await Promise.all([hits(view(last)), service.publish(consent(last)), service.publish(question(last))]);
    await eventually(async () =>
      expect(await countsOf(last)).toEqual([{ views: 1, consents: 1, questions: 1 }]),
    );
    expect(await countsOf(session)).toEqual([{ views: 2, consents: 1, questions: 1 }]);
  });

  it('are ignored for visitors without consent, and for bots', async () => {
    const session = randomUUID();
    const id = await capture(session);
    await hits(
      view(session, { consented: false }),
      view(session, { signals: ['no language', 'odd accept header'] }),
      messageFixture(engagementRecorded, 'visitor-analytics', {
        visitorId: session,
        pageViewId: randomUUID(),
        timeOnPage: 1,
        scrollDepth: 1,
        action: 'booking',
      }),
    );
    await service.publish(question(null));
    await hits(view(session));
    await expectPoints(id, { message: 40, read: 1 });
  });

  it('of a session that a steward classified as a bot do not count until that is undone', async () => {
    const session = randomUUID();
    const id = await capture(session);
    const say = (verdict: string) =>
      hits(
        messageFixture(sessionReclassified, 'visitor-analytics', {
          sessionId: session,
          verdict,
          by: 's',
          at: new Date().toISOString(),
        }),
      );
    await hits(view(session), view(session));
    await expectPoints(id, { message: 40, read: 2 });
    await say('bot');
    await expectPoints(id, { message: 40 });
    await say('score');
    await expectPoints(id, { message: 40, read: 2 });
  });

  it('of one browser count for every message of the person', async () => {
    const session = randomUUID();
    const email = `${randomUUID()}@example.org`;
    const first = await capture(undefined, email);
    await hits(view(session), view(session));
    const second = await capture(session, email);
    await expectPoints(second, { message: 40, read: 2 });
    await expectPoints(first, { message: 40, read: 2 });
  });

  it('are combined by a merge and separated by a split', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const [id, otherId] = [await capture(one), await capture(other)];
    await hits(view(one), view(other), view(other));
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
    const late = view(session, {}, new Date(Date.now() - 60_000).toISOString());
    await hits(view(session));
    await expectPoints(id, { message: 40, read: 1 });
    const data = { consentId: randomUUID(), sessionId: session, withdrawnAt: new Date().toISOString() };
    await service.publish(messageFixture(consentWithdrawn, 'consent-ledger', data));
    await expectPoints(id, { message: 40 });
    await hits(late);
    await hits(view(session, {}, new Date(Date.now() + 1000).toISOString()));
    await expectPoints(id, { message: 40, read: 1 });
  });

  it('of an erased visitor are deleted, and late arrivals are ignored', async () => {
    const session = randomUUID();
    const other = randomUUID();
    const [id, otherId] = [await capture(session), await capture(other)];
    await hits(view(session));
    await expectPoints(id, { message: 40, read: 1 });
    const data = { sessionId: session, erasedAt: new Date().toISOString() };
    await service.publish(messageFixture(visitorErased, 'consent-ledger', data));
    await expectPoints(id, { message: 40 });
    await hits(view(session), view(other));
    await expectPoints(otherId, { message: 40, read: 1 });
    const [left] = await service.kit.sql<{ count: number }>(
      'select count(*) as count from signals where session_id = $1',
      [session],
    );
    expect([left?.count, await points(id)]).toEqual([0, { message: 40 }]);
  });

  it('beyond the retention period are ignored', async () => {
    const session = randomUUID();
    const id = await capture(session);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await hits(view(session, {}, daysAgo(401)), view(session, {}, daysAgo(30)), view(session));
    // One full view and one faded by half: 1.5 points each.
    await expectPoints(id, { message: 40, read: 2, returned: 4 });
  });
});
