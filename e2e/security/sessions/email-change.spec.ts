import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  cancelEmailChangeByLink,
  confirmEmailChange,
  login,
  readCurrentMember,
  readMyEmail,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  type Route,
} from '@aera/contracts';
import { waitForMail } from '../../platform/mails.ts';
import { type Member, type Person, signInAgain } from '../platform/people.ts';
import { readCode } from '../platform/send.ts';
import { expect, test } from '../platform/security-test.ts';

const post = (person: Person, { path }: Pick<Route, 'path'>, body: object) =>
  person.send({ method: 'POST', path, body: JSON.stringify(body) });
const createEmail = () => `${crypto.randomUUID()}@example.org`;
const requestChange = (member: Member, email: string) =>
  post(member, requestEmailChange, { email, password: member.password });
const confirm = (person: Person, token: string) => post(person, confirmEmailChange, { token });
const readEmail = async (person: Person) =>
  ((await person.send({ path: readMyEmail.path })).json as { email?: string } | undefined)?.email;

const readMailedToken = async (dataDir: string, address: string, subject: RegExp): Promise<string> =>
  /#([\w-]{64})/.exec(await waitForMail(dataDir, address, subject))?.[1] ?? '';
const readLinkTo = (dataDir: string, email: string) =>
  readMailedToken(dataDir, email, /Confirm your new email address/);

/** Returns the text of every mail to an address. */
async function readMailsTo(dataDir: string, address: string): Promise<string> {
  const folder = join(dataDir, 'mail');
  const mails = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(address)).join('\n');
}

/** Returns a member and the link that changes the address. */
async function requestLink({ people, dataDir }: { people: { member(): Promise<Member> }; dataDir: string }) {
  const [member, to] = [await people.member(), createEmail()];
  expect((await requestChange(member, to)).status).toBe(200);
  return { member, to, link: await readLinkTo(dataDir, to) };
}

test(
  'a stolen session does not change the address without the password or a passkey',
  { tag: '@slow' },
  async ({ people }) => {
    const member = await people.member();
    const thief = people.visitor(member.cookie);
    const email = createEmail();
    const passkey = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
    };
    const tries = [
      [{ email }, 400],
      [{ email, password: 'a guess at the password' }, 403],
      [{ email, passkey }, 403],
      [{ email, password: member.password, passkey }, 400],
    ] as const;
    for (const [body, status] of tries)
      expect((await post(thief, requestEmailChange, body)).status, JSON.stringify(body)).toBe(status);
    expect((await thief.send({ path: readMyEmail.path })).json).toEqual({
      email: member.email,
      pending: null,
    });
  },
);

test(
  'the link changes the address once, and only for the account that asked for it',
  { tag: '@slow' },
  async ({ people, platform }) => {
    const { dataDir } = platform;
    const { member, to, link } = await requestLink({ people, dataDir });
    const { member: other, link: othersLink } = await requestLink({ people, dataDir });

    expect((await confirm(people.visitor(), link)).status).toBe(401);
    expect(readCode(await confirm(other, link))).toBe('sign-in-to-confirm');
    const spliced = Buffer.concat([
      Buffer.from(link, 'base64url').subarray(0, 16),
      Buffer.from(othersLink, 'base64url').subarray(16),
    ]).toString('base64url');
    expect((await confirm(member, spliced)).status).toBe(410);
    expect(await readEmail(member)).toBe(member.email);

    expect((await confirm(member, link)).status).toBe(200);
    expect(await readEmail(member)).toBe(to);
    // The first response may be lost, so the same link succeeds until the next change.
    expect((await confirm(member, link)).status).toBe(200);
    expect(await readEmail(member)).toBe(to);
  },
);

test('the change ends every other session and the old token of this one', async ({ people, platform }) => {
  const { member, link } = await requestLink({ people, dataDir: platform.dataDir });
  const elsewhere = await signInAgain(people, member);
  const thief = people.visitor(member.cookie);
  expect((await confirm(member, link)).status).toBe(200);
  const me = (person: Person) => person.send({ path: readCurrentMember.path });
  expect((await me(member)).status).toBe(200);
  for (const ended of [elsewhere, thief]) await expect.poll(async () => (await me(ended)).status).toBe(401);
});

test(
  'a change to an address in use gives no hint, and its owner is notified',
  { tag: '@slow' },
  async ({ people, platform }) => {
    const [member, owner, free] = [await people.member(), await people.member(), createEmail()];
    const readRevealed = async (email: string) => {
      const { status, headers, text } = await requestChange(member, email);
      const { date: _date, 'x-request-id': _id, ...rest } = headers;
      const body = text.replaceAll(email, 'EMAIL').replace(/"expiresAt":"[^"]+"/, '');
      return { status, body, headers: Object.keys(rest).toSorted() };
    };
    expect(await readRevealed(owner.email)).toEqual(await readRevealed(free));
    await waitForMail(platform.dataDir, owner.email, /You already have an account/);
    await readLinkTo(platform.dataDir, free);
    // Mails are sent in order, so a link to the taken address would have arrived before this one.
    expect(await readMailsTo(platform.dataDir, owner.email)).not.toContain('Confirm your new email address');
  },
);

test('earlier links to the old address no longer work', { tag: '@slow' }, async ({ people, platform }) => {
  const { dataDir } = platform;
  const { member, to, link } = await requestLink({ people, dataDir });
  await post(people.visitor(), requestPasswordReset, { email: member.email });
  const reset = await readMailedToken(dataDir, member.email, /Reset your password/);
  const cancel = await readMailedToken(dataDir, member.email, /is being changed/);
  expect((await confirm(member, link)).status).toBe(200);
  const visitor = people.visitor();
  const body = { token: reset, password: `another pass phrase ${crypto.randomUUID()}` };
  expect((await post(visitor, resetPassword, body)).status).toBe(410);
  expect((await post(visitor, cancelEmailChangeByLink, { token: cancel })).status).toBe(410);
  const signIn = (email: string) => post(people.visitor(), login, { email, password: member.password });
  expect([(await signIn(member.email)).status, (await signIn(to)).status]).toEqual([401, 200]);
});

test(
  'the owner of the old address stops a change by someone who knows the password',
  { tag: '@slow' },
  async ({ people, platform }) => {
    const { dataDir } = platform;
    const { member: first, link: firstLink } = await requestLink({ people, dataDir });
    const cancel = await readMailedToken(dataDir, first.email, /is being changed/);
    // The confirmation link does not cancel, and the cancellation link does not confirm.
    expect((await post(people.visitor(), cancelEmailChangeByLink, { token: firstLink })).status).toBe(410);
    expect((await confirm(first, cancel)).status).toBe(410);
    expect((await post(people.visitor(), cancelEmailChangeByLink, { token: cancel })).status).toBe(200);
    expect((await confirm(first, firstLink)).status).toBe(410);

    const { member: second, link: secondLink } = await requestLink({ people, dataDir });
    await post(people.visitor(), requestPasswordReset, { email: second.email });
    const token = await readMailedToken(dataDir, second.email, /Reset your password/);
    const password = `another pass phrase ${crypto.randomUUID()}`;
    expect((await post(people.visitor(), resetPassword, { token, password })).status).toBe(204);
    const again = people.visitor();
    await again.call(login, { body: { email: second.email, password } });
    expect((await confirm(again, secondLink)).status).toBe(410);
  },
);
