import { randomUUID } from 'node:crypto';
import {
  readPerson,
  scoreContact,
  sessionReclassified,
  setScoreRules,
  visitorErased,
} from '@aera/contracts/server';
import { asSteward, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstRules } from './score-rules.ts';
import { scoreWorld, startScoring } from './testing/score-world.ts';
import { told, view } from './testing/told.ts';

let service: TestService;
beforeAll(async () => {
  service = await startScoring();
});
afterAll(() => service.stop());

const as = asSteward();
const { scoreOf, hits, capture } = scoreWorld(() => service);
const expectScore = (id: string, score: number) =>
  eventually(async () => expect((await scoreOf(id)).score).toBe(score));
const personAt = async (id: string, at?: string) =>
  (await service.call(readPerson, { params: { id }, query: at ? { at } : {}, as })).body;
const shownAt = async (id: string, at?: string) =>
  (await personAt(id, at)).contacts.find((contact) => contact.id === id)?.leadScore;

describe('the score of a person’s contact as of a moment', () => {
  it('is what the rules of then, or a steward then, made of what had been done', async () => {
    const session = randomUUID();
    const id = await capture(session);
    await hits(view(session));
    await expectScore(id, 41);
    const seen = (await personAt(id)).at;

    const readers = { ...firstRules, read: { on: true, points: 40, cap: 40, halfLifeDays: null } };
    const body = { rules: readers, why: 'Readers write back', version: 0 };
    expect((await service.call(setScoreRules, { body, as })).status).toBe(200);
    await expectScore(id, 80);
    const ruled = (await personAt(id)).at;

    await service.call(scoreContact, { params: { id }, body: { leadScore: 75 }, as });
    const given = (await personAt(id)).at;
    await service.call(scoreContact, { params: { id }, body: { leadScore: null }, as });
    const data = { sessionId: session, verdict: 'bot', by: 's', at: new Date().toISOString() };
    await hits(told(sessionReclassified, 'visitor-analytics', data));
    await expectScore(id, 40);

    const moments = [seen, ruled, given, (await personAt(id)).at, undefined];
    const shown = await Promise.all(moments.map((at) => shownAt(id, at)));
    expect(shown).toEqual([41, 80, 75, 40, 40]);
  });

  it('has nothing of what has been forgotten since', async () => {
    const session = randomUUID();
    const id = await capture(session);
    const before = (await scoreOf(id)).score;
    await hits(view(session));
    await eventually(async () => expect((await scoreOf(id)).score).toBeGreaterThan(before));
    const { at } = await personAt(id);
    expect(await shownAt(id, at)).toBeGreaterThan(before);
    await service.publish(
      told(visitorErased, 'consent-ledger', { sessionId: session, erasedAt: new Date().toISOString() }),
    );
    await expectScore(id, before);
    expect(await shownAt(id, at)).toBe(before);
  });
});
