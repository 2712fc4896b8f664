import { randomUUID } from 'node:crypto';
import {
  batchSubject,
  submitContactMessage,
  type Contact,
  type ContactScore,
  type Message,
  searchContacts,
  readContactScore,
  type ScoreRuleName,
  visitorCookie,
  visitSignalsComputed,
} from '@aera/contracts/server';
import { contextStream, eventBatchType } from '@aera/event-bus';
import { asSteward, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { expect } from 'vitest';
import { contactsCrm } from '../../service.ts';

type Points = Partial<Record<ScoreRuleName, number>>;

const as = asSteward();
const written = { name: 'Ada', subject: 'On trusts', message: 'Hello there' };

/** Starts the service and the stream of visitor-analytics that it reads. */
export async function startScoring(): Promise<TestService> {
  const service = await startTestService(contactsCrm);
  await service.kit.bus.ensureStreams([contextStream('visitor-analytics')]);
  return service;
}

const send = ({ kit: { bus } }: TestService, subject: string, messages: readonly Message[]): Promise<void> =>
  bus.send({ subject, id: randomUUID(), body: JSON.stringify(messages), contentType: eventBatchType });

/** Helpers for scoring specs of the running service. */
export function createScoringFixture(running: () => TestService) {
  const readScore = async (id: string): Promise<ContactScore> =>
    (await running().call(readContactScore, { params: { id }, as })).body;
  const points = async (id: string): Promise<Points> =>
    Object.fromEntries((await readScore(id)).reasons.map((reason) => [reason.rule, reason.points]));
  return {
    readScore,
    /** Publishes messages in one batch, as visitor-analytics does. */
    publish: (...messages: Message[]): Promise<void> =>
      send(running(), visitSignalsComputed.subject, messages),
    /** Publishes what an erasure leaves of a batch, as visitor-analytics does. */
    republish: (...messages: Message[]): Promise<void> =>
      send(running(), `${batchSubject('visitor-analytics')}.2026-03-01`, messages),
    /** Submits the contact form, in a browser with consent if `sessionId` is given. Returns the lead id. */
    async capture(sessionId?: string, email = `${randomUUID()}@example.org`): Promise<string> {
      const { body } = await running().call(submitContactMessage, {
        body: { ...written, email },
        as: asVisitor({ ip: randomUUID() }),
        ...(sessionId && { headers: { cookie: `${visitorCookie}=${sessionId}` } }),
      });
      await running().waitUntilCaughtUp();
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
