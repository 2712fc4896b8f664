import {
  acceptInvitation,
  buildPath,
  inviteSteward,
  listAccountSessions,
  type ParamsOf,
  readCurrentMember,
  readCurrentSteward,
  revokeAccountSession,
  revokeAllAccountSessions,
  type StewardRole,
} from '@aera/contracts';
import { type People, type Person, signInAgain } from '../platform/people.ts';
import { readCode } from '../platform/send.ts';
import { expect, test } from '../platform/security-test.ts';

type Account = ParamsOf<typeof listAccountSessions>;

const listRequests = (account: Account, id: string) => [
  { method: 'GET', path: buildPath(listAccountSessions, account) },
  { method: 'DELETE', path: buildPath(revokeAccountSession, { ...account, id }) },
  { method: 'DELETE', path: buildPath(revokeAllAccountSessions, account) },
];
const listSessions = async (steward: Person, account: Account) =>
  (await steward.call(listAccountSessions, { params: account })).sessions;

/** Invites a steward with a role and returns the signed-in person. */
async function inviteColleague(people: People, role: StewardRole): Promise<Person & { readonly id: string }> {
  const roleExpiresAt = role === 'auditor' ? new Date(Date.now() + 3_600_000).toISOString() : null;
  const inviter = await people.steward();
  const { link } = await inviter.call(inviteSteward, {
    body: { email: `${crypto.randomUUID()}@example.org`, role, roleExpiresAt },
  });
  const self = people.visitor();
  const { user } = await self.call(acceptInvitation, {
    body: {
      token: link.split('#')[1] as string,
      firstName: 'Grace',
      lastName: 'Ferrow',
      username: `grace-${crypto.randomUUID().slice(0, 8)}`,
      password: `the pass phrase of ${crypto.randomUUID()}`,
    },
  });
  return Object.assign(self, { id: user.id });
}

test('a steward ends the sessions of a member within a second', async ({ people }) => {
  const [member, other, steward] = [await people.member(), await people.member(), await people.steward()];
  const elsewhere = await signInAgain(people, member);
  const account = { kind: 'member', accountId: member.id } as const;
  const isSignedIn = async (person: Person) =>
    (await person.send({ path: readCurrentMember.path })).status === 200;
  // Fills the session caches of the gateway.
  expect(await Promise.all([member, elsewhere, other].map(isSignedIn))).toEqual([true, true, true]);
  const sessions = await listSessions(steward, account);
  expect(sessions).toHaveLength(2);
  for (const { id } of sessions) await steward.call(revokeAccountSession, { params: { ...account, id } });
  for (const ended of [member, elsewhere]) await expect.poll(() => isSignedIn(ended)).toBe(false);
  expect(await isSignedIn(other)).toBe(true);
  expect(await listSessions(steward, account)).toEqual([]);
});

test('a steward ends the sessions of another steward', async ({ people }) => {
  const [steward, one] = [await people.steward(), await inviteColleague(people, 'responder')];
  const account = { kind: 'steward', accountId: one.id } as const;
  expect((await one.send({ path: readCurrentSteward.path })).status).toBe(200);
  const { ended } = await steward.call(revokeAllAccountSessions, { params: account });
  expect(ended).toBe(1);
  await expect.poll(async () => (await one.send({ path: readCurrentSteward.path })).status).toBe(401);
});

test('a member cannot list or end the sessions of others', async ({ people }) => {
  const [victim, member, steward] = [await people.member(), await people.member(), await people.steward()];
  const account = { kind: 'member', accountId: victim.id } as const;
  const [session] = await listSessions(steward, account);
  const id = session?.id ?? '';
  for (const role of ['auditor', 'responder'] as const) {
    const caller = await inviteColleague(people, role);
    for (const one of listRequests(account, id))
      expect(readCode(await caller.send(one)), `${role} ${one.method}`).toBe('role-forbidden');
  }
  for (const caller of [victim, member, people.visitor()])
    for (const one of listRequests(account, id))
      expect([401, 403], one.method).toContain((await caller.send(one)).status);
  // A session cannot be ended under the id of another account.
  const own = { kind: 'member', accountId: member.id } as const;
  const foreign = { method: 'DELETE', path: buildPath(revokeAccountSession, { ...own, id }) };
  expect(readCode(await steward.send(foreign))).toBe('session-not-found');
  expect((await victim.send({ path: readCurrentMember.path })).status).toBe(200);
});
