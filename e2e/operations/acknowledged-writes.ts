import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  answerQuestion,
  listContacts,
  listNotifications,
  listMyQuestions,
  listPendingQuestions,
  readIpActivity,
  readProofOfWorkChallenge,
  recordConsent,
  recordPageView,
  searchKnowledge,
  submitContactMessage,
  submitQuestion,
} from '@aera/contracts';
import { eventually, solveProofOfWork } from '@aera/testing';
import { expect } from '@playwright/test';
import type { Client } from '../platform/client.ts';

/** Ids of acknowledged writes by kind. Each must exist exactly once after any crash. */
export interface Acknowledged {
  readonly consents: string[];
  readonly pageViews: string[];
  readonly questions: string[];
  readonly leads: string[];
  readonly answers: string[];
}

export const createAcknowledged = (): Acknowledged => ({
  consents: [],
  pageViews: [],
  questions: [],
  leads: [],
  answers: [],
});

export interface People {
  readonly visitor: Client;
  readonly member: Client;
  readonly steward: Client;
}

/** Answers the oldest pending question that this run has not answered. */
async function answerOldest(steward: Client, done: Acknowledged): Promise<void> {
  const pending = (await steward.call(listPendingQuestions)).find(({ id }) => !done.answers.includes(id));
  if (pending) await answer(steward, pending.id, done);
}

/** Answers all pending questions, so that the next question is not queued behind others. */
export async function answerAll(steward: Client, done: Acknowledged): Promise<void> {
  for (const { id } of await steward.call(listPendingQuestions)) await answer(steward, id, done);
}

async function answer(steward: Client, questionId: string, done: Acknowledged): Promise<void> {
  await steward.call(answerQuestion, {
    params: { questionId },
    body: { answer: `An answer to ${questionId}` },
  });
  done.answers.push(questionId);
}

/** Records a consent of a new session and returns its id. */
export async function giveConsent(visitor: Client): Promise<string> {
  const { consentId } = await visitor.call(recordConsent, {
    body: {
      hasReadNotice: true,
      geolocation: null,
      gregorianTimestamp: new Date().toISOString(),
      aeraTimestamp: 'Eden 1, Year 1',
      userAgent: 'test',
      url: 'http://localhost/',
      consentAction: 'step-into-protection',
      jurisdictionAccepted: true,
      sessionId: randomUUID(),
    },
    headers: { 'idempotency-key': randomUUID() },
  });
  return consentId;
}

/** Returns one write of each kind. A write that fails was not acknowledged and need not exist. */
const createWrites = ({ visitor, member, steward }: People, done: Acknowledged): (() => Promise<void>)[] => [
  async () => {
    const consentId = await giveConsent(visitor);
    done.consents.push(consentId);
  },
  async () => {
    const { pageViewId } = await visitor.call(recordPageView, {
      body: { sessionId: randomUUID(), consented: true, path: '/how', title: 'How' },
    });
    done.pageViews.push(pageViewId);
  },
  async () => {
    const { id } = await member.call(submitQuestion, {
      body: { question: `What is ${randomUUID()}?`, userEmail: 'ada@example.org' },
    });
    done.questions.push(id);
  },
  async () => {
    const work = solveProofOfWork(await visitor.call(readProofOfWorkChallenge));
    const { id } = await visitor.call(submitContactMessage, {
      body: { name: 'Ada', email: 'ada@example.org', message: 'Hello', proofOfWork: work },
    });
    done.leads.push(id);
  },
  () => answerOldest(steward, done),
];

export interface Traffic {
  /** Resolves once every kind of write was acknowledged `count` more times. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds between two writes of a kind, so that one listing contains all writes of a test. */
const writeIntervalMs = 250;

/** Repeats each kind of write until `stop` is called. */
export function startTraffic(people: People, done: Acknowledged): Traffic {
  const stopped = new AbortController();
  const pendingChecks = new Set<() => void>();
  const loops = createWrites(people, done).map(async (write) => {
    while (!stopped.signal.aborted) {
      await write().catch(() => {});
      for (const check of pendingChecks) check();
      await delay(writeIntervalMs);
    }
  });
  const counts = () => Object.values(done).map((ids: string[]) => ids.length);
  return {
    more: (count) =>
      new Promise((resolve) => {
        const goals = counts().map((n) => n + count);
        const check = () => {
          if (!counts().every((n, kind) => n >= (goals[kind] as number))) return;
          pendingChecks.delete(check);
          resolve();
        };
        pendingChecks.add(check);
      }),
    async stop() {
      stopped.abort();
      await Promise.all(loops);
    },
  };
}

interface Readers {
  /** IP address of the visitor, by which a steward lists consents and page views. */
  readonly ip: string;
  readonly member: Client;
  readonly steward: Client;
  readonly done: Acknowledged;
}

const recoveryTimeout = { timeout: 30_000 };

/** Expects every acknowledged write to be listed exactly once for the users who may see it. */
export async function expectAcknowledgedOnce({ ip, member, steward, done }: Readers): Promise<void> {
  await eventually(async () => {
    const { consents, pageViews } = await steward.call(readIpActivity, { params: { ip } });
    expectOnce(consents, done.consents);
    expectOnce(pageViews, done.pageViews);
    expectOnce(await steward.call(listContacts), done.leads);
  }, recoveryTimeout);
  await eventually(async () => {
    const questions = await member.call(listMyQuestions);
    expectOnce(questions, done.questions);
    const answered = questions.filter(({ status }) => status === 'answered');
    const own = done.answers.filter((id) => questions.some((question) => question.id === id));
    expectOnce(answered, own);
    // Each answer has one notification, including answers whose acknowledgement was lost.
    expect((await member.call(listNotifications)).length).toBe(answered.length);
  }, recoveryTimeout);
  await eventually(async () => {
    const last = (await member.call(listMyQuestions)).find(({ status }) => status === 'answered');
    if (!last) throw new Error('Nothing has been answered.');
    const { results } = await member.call(searchKnowledge, { body: { query: last.question } });
    expect(results.filter(({ content }) => content.includes(last.id)).length).toBe(1);
  }, recoveryTimeout);
}

/** Expects that every acknowledged id exists and that no id exists twice. */
function expectOnce(found: readonly { readonly id: string }[], acknowledged: readonly string[]): void {
  const ids = found.map(({ id }) => id);
  expect(new Set(ids).size, 'no id twice').toBe(ids.length);
  expect(
    acknowledged.filter((id) => !ids.includes(id)),
    'no id missing',
  ).toEqual([]);
}
