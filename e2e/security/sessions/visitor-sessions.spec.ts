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
import { randomUUID } from 'node:crypto';
import { expect, test } from '../platform/target-platform.ts';
import type { People, Person } from '../platform/people.ts';

interface Consent {
  readonly consentId: string;
  readonly sessionId: string;
}

const consent = (visitor: Person, sessionId?: string) =>
  visitor.call(recordConsent, {
    body: {
      hasReadNotice: true,
      geolocation: null,
      gregorianTimestamp: new Date().toISOString(),
      aeraTimestamp: 'Eden 1',
      userAgent: 'a browser',
      url: '/',
      consentAction: 'accepted',
      jurisdictionAccepted: true,
      sessionId,
    },
  });

const post = ({ method, path }: { method: string; path: string }) => ({ method, path, body: '{}' });

/** All requests of a visitor for their own data. */
const ownRequests = ({ consentId }: Consent) => [
  { path: readVisitorData.path },
  { path: buildPath(readConsentReceipt, { consentId }) },
  post(withdrawConsent),
  post(eraseVisitor),
];

async function createVictim(people: People): Promise<Consent & { browser: Person }> {
  const browser = people.visitor();
  return { browser, ...(await consent(browser, randomUUID())) };
}

/** Records are a projection. Before it contains the consent, a rejection would prove nothing. */
const untilRecorded = (browser: Person) =>
  expect
    .poll(async () => (await browser.send(post(verifyConsent))).json)
    .toMatchObject({ hasValidConsent: true });

test('a session id that stewards see authorises nothing', async ({ people }) => {
  const victim = await createVictim(people);
  await untilRecorded(victim.browser);
  const genuine = victim.browser.cookie.split('.')[1] as string;
  const guesses = ['', '.', `.${'A'.repeat(43)}`, `.${genuine.slice(0, -2)}`, `.${genuine}A`];
  for (const guess of guesses) {
    const auditor = () => people.visitor(`${visitorCookie}=${victim.sessionId}${guess}`);
    for (const request of ownRequests(victim))
      expect((await auditor().send(request)).status, `${request.path} with "${guess}"`).toBe(404);
  }
  const other = await createVictim(people);
  const moved = other.browser.cookie.replace(other.sessionId, victim.sessionId);
  expect((await people.visitor(moved).send({ path: readVisitorData.path })).status).toBe(404);
  expect((await victim.browser.send(post(verifyConsent))).json).toMatchObject({ hasValidConsent: true });
});

test('a consent sent with the session id of another browser creates a new session', async ({ people }) => {
  const victim = await createVictim(people);
  await untilRecorded(victim.browser);
  const attacker = people.visitor();
  const taken = await consent(attacker, victim.sessionId);
  expect(taken.sessionId).not.toBe(victim.sessionId);
  await untilRecorded(attacker);
  const data = (await attacker.send({ path: readVisitorData.path })).json as {
    consents: { recordId: string }[];
  };
  expect(data.consents.map(({ recordId }) => recordId)).toEqual([taken.consentId]);
});

test('erasing a session that does not exist, or twice, adds nothing to the log', async ({ people }) => {
  const steward = await people.steward();
  const treeSize = async () =>
    ((await steward.send({ path: readLedgerStatus.path })).json as { size: number }).size;
  for (const cookie of [undefined, `${visitorCookie}=${randomUUID()}`])
    expect((await people.visitor(cookie).send(post(eraseVisitor))).status).toBe(404);

  const { browser } = await createVictim(people);
  const first = await browser.call(eraseVisitor, { body: {} });
  await untilIncluded(browser, first);
  const before = await treeSize();
  for (let time = 0; time < 3; time++)
    expect(await browser.call(eraseVisitor, { body: {} })).toMatchObject({ erasedAt: first.erasedAt });
  expect(await treeSize()).toBe(before);
});

/** The certificate of an erasure gets its inclusion proof once the log contains the entry. */
const untilIncluded = (browser: Person, { erasedAt }: { erasedAt: string }) =>
  expect
    .poll(() => browser.call(eraseVisitor, { body: {} }))
    .toMatchObject({ erasedAt, proof: { inclusion: { hashes: expect.any(Array) as unknown } } });
