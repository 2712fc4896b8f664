import { createHash } from 'node:crypto';
import {
  login,
  logout,
  readCurrentMember,
  sessionCookie,
  stewardLogin,
  readCurrentSteward,
} from '@aera/contracts';
import { stewardSignIn } from '../../platform/start-platform.ts';
import { expect, test } from '../platform/security-test.ts';
import { type Person, signInAgain } from '../platform/people.ts';

const readSessionToken = ({ cookie }: Person): string =>
  cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${sessionCookie}=`))
    ?.slice(sessionCookie.length + 1) ?? '';
const isMember = async (person: Person) =>
  (await person.send({ path: readCurrentMember.path })).status === 200;
const isSteward = async (person: Person) =>
  (await person.send({ path: readCurrentSteward.path })).status === 200;

test('a session token chosen by an attacker is never accepted', async ({ people }) => {
  const planted = 'planted-by-an-attacker-'.padEnd(43, 'x');
  const { email, password } = await people.member();
  const victim = people.visitor(`${sessionCookie}=${planted}`);
  await victim.call(login, { body: { email, password } });
  expect(readSessionToken(victim)).not.toBe(planted);
  expect(await isMember(people.visitor(`${sessionCookie}=${planted}`))).toBe(false);
});

test('a sign-in changes the token and ends the earlier one', async ({ people }) => {
  const member = await people.member();
  const before = readSessionToken(member);
  await member.call(login, { body: { email: member.email, password: member.password } });
  const between = readSessionToken(member);
  await member.call(stewardLogin, { body: stewardSignIn });
  expect(new Set([before, between, readSessionToken(member)]).size).toBe(3);
  for (const old of [before, between]) {
    const thief = people.visitor(`${sessionCookie}=${old}`);
    expect([await isMember(thief), await isSteward(thief)]).toEqual([false, false]);
  }
  expect([await isMember(member), await isSteward(member)]).toEqual([true, true]);
});

test('the cookie is sent to the servers of this site only', async ({ people }) => {
  const { email, password } = await people.member();
  const answer = await people
    .visitor()
    .send({ method: 'POST', path: login.path, body: JSON.stringify({ email, password }) });
  const set = (answer.headers['set-cookie'] ?? []).filter((cookie) => cookie.startsWith(`${sessionCookie}=`));
  expect(set).toHaveLength(1);
  const [value = '', ...attributes] = String(set[0]).split('; ');
  expect(attributes.map((one) => one.toLowerCase())).toEqual(
    expect.arrayContaining(['httponly', 'samesite=lax', 'path=/']),
  );
  expect(String(set[0])).not.toMatch(/;\s*domain=/i);
  // The token has 256 bits and is in the cookie only.
  const token = value.slice(sessionCookie.length + 1);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(answer.text).not.toContain(token);
});

test('session tokens are random and unique', async ({ people }) => {
  const members = await Promise.all(Array.from({ length: 8 }, () => people.member()));
  const tokens = members.map(readSessionToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  expect(new Set(tokens.map((token) => token.slice(0, 6))).size).toBe(tokens.length);
});

test('signing out revokes this session on the server and no other', async ({ people }) => {
  const member = await people.member();
  const elsewhere = await signInAgain(people, member);
  const copy = people.visitor(member.cookie);
  expect(await isMember(copy)).toBe(true);
  await member.call(logout);
  expect(readSessionToken(member)).toBe('');
  expect([await isMember(copy), await isMember(elsewhere)]).toEqual([false, true]);
});

test('the id of a session does not grant access to it', async ({ people }) => {
  const member = await people.member();
  const token = readSessionToken(member);
  const names = (['base64url', 'hex', 'base64'] as const).map((form) =>
    createHash('sha256').update(token).digest(form),
  );
  for (const name of [...names, member.id, `${token}x`, token.slice(1), token.toLowerCase()])
    expect(await isMember(people.visitor(`${sessionCookie}=${name}`)), name).toBe(false);
});

test('a session is read from its cookie only', async ({ people }) => {
  const token = readSessionToken(await people.member());
  const stranger = people.visitor();
  const tries = [
    { path: `${readCurrentMember.path}?${sessionCookie}=${token}` },
    { path: readCurrentMember.path, headers: { authorization: `Bearer ${token}` } },
    { path: readCurrentMember.path, headers: { [sessionCookie]: token } },
    { path: readCurrentMember.path, headers: { 'set-cookie': `${sessionCookie}=${token}` } },
  ];
  for (const one of tries) expect((await stranger.send(one)).status).toBe(401);
});
