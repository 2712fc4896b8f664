import {
  readConsentReceipt,
  eraseVisitor,
  readLedgerStatus,
  buildPath,
  recordConsent,
  verifyConsent,
  readVisitorData,
  visitorCookie,
  withdrawConsent,
} from '@aera/contracts';
import { createConsent } from '../platform/create-consent.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from '../platform/security-test.ts';
import type { People, Person } from '../platform/people.ts';

interface Consent {
  readonly consentId: string;
  readonly sessionId: string;
}

const giveConsent = (visitor: Person, sessionId?: string) =>
  visitor.call(recordConsent, {
    body: createConsent(sessionId),
  });

const toPost = ({ method, path }: { method: string; path: string }) => ({ method, path, body: '{}' });

/** Lists the requests of a visitor for their own data. */
const listOwnRequests = ({ consentId }: Consent) => [
  { path: readVisitorData.path },
  { path: buildPath(readConsentReceipt, { consentId }) },
  toPost(withdrawConsent),
  toPost(eraseVisitor),
];

async function createVictim(people: People): Promise<Consent & { browser: Person }> {
  const browser = people.visitor();
  return { browser, ...(await giveConsent(browser, randomUUID())) };
}

/** Waits until the projection contains the consent: before, every request is rejected. */
const waitUntilRecorded = (browser: Person) =>
  expect
    .poll(async () => (await browser.send(toPost(verifyConsent))).json)
    .toMatchObject({ hasValidConsent: true });

test('a session id, which stewards see, grants no access', async ({ people }) => {
  const victim = await createVictim(people);
  await waitUntilRecorded(victim.browser);
  const genuine = victim.browser.cookie.split('.')[1] as string;
  const guesses = ['', '.', `.${'A'.repeat(43)}`, `.${genuine.slice(0, -2)}`, `.${genuine}A`];
  for (const guess of guesses) {
    const createThief = () => people.visitor(`${visitorCookie}=${victim.sessionId}${guess}`);
    for (const request of listOwnRequests(victim))
      expect((await createThief().send(request)).status, `${request.path} with "${guess}"`).toBe(404);
  }
  const other = await createVictim(people);
  const movedCookie = other.browser.cookie.replace(other.sessionId, victim.sessionId);
  expect((await people.visitor(movedCookie).send({ path: readVisitorData.path })).status).toBe(404);
  expect((await victim.browser.send(toPost(verifyConsent))).json).toMatchObject({ hasValidConsent: true });
});

test('a consent sent with the session id of another browser creates a new session', async ({ people }) => {
  const victim = await createVictim(people);
  await waitUntilRecorded(victim.browser);
  const attacker = people.visitor();
  const taken = await giveConsent(attacker, victim.sessionId);
  expect(taken.sessionId).not.toBe(victim.sessionId);
  await waitUntilRecorded(attacker);
  const data = (await attacker.send({ path: readVisitorData.path })).json as {
    consents: { recordId: string }[];
  };
  expect(data.consents.map(({ recordId }) => recordId)).toEqual([taken.consentId]);
});

test('erasing a session that does not exist, or twice, adds nothing to the log', async ({ people }) => {
  const steward = await people.steward();
  const readTreeSize = async () =>
    ((await steward.send({ path: readLedgerStatus.path })).json as { size: number }).size;
  for (const cookie of [undefined, `${visitorCookie}=${randomUUID()}`])
    expect((await people.visitor(cookie).send(toPost(eraseVisitor))).status).toBe(404);

  const { browser } = await createVictim(people);
  const first = await browser.call(eraseVisitor, { body: {} });
  await waitUntilIncluded(browser, first);
  const before = await readTreeSize();
  for (let time = 0; time < 3; time++)
    expect(await browser.call(eraseVisitor, { body: {} })).toMatchObject({ erasedAt: first.erasedAt });
  expect(await readTreeSize()).toBe(before);
});

/** Waits until the certificate of an erasure has its inclusion proof, once the log contains the entry. */
const waitUntilIncluded = (browser: Person, { erasedAt }: { erasedAt: string }) =>
  expect
    .poll(() => browser.call(eraseVisitor, { body: {} }))
    .toMatchObject({ erasedAt, proof: { inclusion: { hashes: expect.any(Array) as unknown } } });
