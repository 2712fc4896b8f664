import { randomUUID } from 'node:crypto';
import {
  submitContactMessage,
  type Contact,
  type ContactScore,
  type Message,
  searchContacts,
  readContactScore,
  type ScoreRuleName,
  visitorCookie,
} from '@aera/contracts';
import { contextStream } from '@aera/event-bus';
import { asSteward, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { expect } from 'vitest';
import { contactsCrm } from '../../service.ts';

type Points = Partial<Record<ScoreRuleName, number>>;

const as = asSteward();
const written = { name: 'Ada', subject: 'On trusts', message: 'Hello there' };

/** Starts the service and the stream of hits that it reads. */
export async function startScoring(): Promise<TestService> {
  const service = await startTestService(contactsCrm);
  await service.kit.bus.ensureStreams([contextStream('visitor-analytics')]);
  return service;
}

/** Helpers for scoring specs of the running service. */
export function scoringFixture(running: () => TestService) {
  const readScore = async (id: string): Promise<ContactScore> =>
    (await running().call(readContactScore, { params: { id }, as })).body;
  const points = async (id: string): Promise<Points> =>
    Object.fromEntries((await readScore(id)).reasons.map((reason) => [reason.rule, reason.points]));
  return {
    scoreOf: readScore,
    /** Publishes hits in one message, as visitor-analytics does. */
    hits: (...messages: Message[]): Promise<void> =>
      running().kit.bus.publishBatch({ id: randomUUID(), context: 'visitor-analytics', messages }),
    /** Submits the contact form, in a browser with consent if `sessionId` is given. Returns the lead id. */
    async capture(sessionId?: string, email = `${randomUUID()}@example.org`): Promise<string> {
      const { body } = await running().call(submitContactMessage, {
        body: { ...written, email },
        as: asVisitor({ ip: randomUUID() }),
        ...(sessionId && { headers: { cookie: `${visitorCookie}=${sessionId}` } }),
      });
      await running().settled();
      return body.id;
    },
    points,
    /** Waits until a contact's score consists of these points. */
    expectPoints: (id: string, expected: Points) =>
      eventually(async () => expect(await points(id)).toEqual(expected)),
    async listed(id: string): Promise<Contact | undefined> {
      const { body } = await running().call(searchContacts, { query: { limit: 200 }, as });
      return body.items.find((contact) => contact.id === id);
    },
  };
}
