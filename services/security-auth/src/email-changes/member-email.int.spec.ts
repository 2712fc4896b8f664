import {
  cancelEmailChange,
  cancelEmailChangeByLink,
  confirmEmailChange,
  eraseAccount,
  exportMyAccount,
  finishPasskeyRegistration,
  login,
  mailRequested,
  readCurrentMember,
  readMyEmail,
  recipientAddressChanged,
  register,
  requestEmailChange,
  requestPasswordReset,
  resendEmailChange,
  resetPassword,
  startMemberPasskeyReauthentication,
  startPasskeyRegistration,
  verifyEmail,
} from '@aera/contracts/server';
import { mailStream } from '@aera/event-bus';
import { asMember, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { memberStream } from '../members/member-stream.ts';
import { createNameReservations, createNameKey } from '../name-reservations/name-reservations.ts';
import { createVirtualAuthenticator } from '../passkeys/testing/virtual-authenticator.ts';
import { securityAuth } from '../service.ts';
import { sessionStream } from '../sessions/session-stream.ts';
import { readSessionToken, resolveToken } from '../testing/sessions.ts';
import type { Mail } from '../testing/mails.ts';

const hour = 60 * 60_000;
const password = 'a walk by the old harbour';

let service: TestService;
/** Offset of the service’s clock in milliseconds. */
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const mails: Mail[] = [];
const addressChanges: object[] = [];
let callers = 0;
const ip = () => `2001:db8:${(callers += 1).toString(16)}::1`;

beforeAll(async () => {
  const { modules } = securityAuth;
  service = await startTestService({ ...securityAuth, modules: (kit) => modules({ ...kit, clock }) });
  service.kit.bus.consume({
    stream: mailStream.name,
    durable: 'spec',
    on: {
      [mailRequested.type]: ({ data }) => void mails.push(mailRequested.data.parse(data)),
      [recipientAddressChanged.type]: ({ data }) => void addressChanges.push(data as object),
    },
  });
});
afterAll(() => service.stop());

const resolve = (token: string) => resolveToken(service, token);
const signIn = (email: string) =>
  service.call(login, { body: { email, password }, as: asVisitor({ ip: ip() }) });
const newEmail = () => `${crypto.randomUUID()}@example.org`;

/** Returns the identity that the gateway would assert for the cookie of this response. */
async function findIdentity(answer: { headers: Record<string, unknown> }) {
  const { sid, member } = (await resolve(readSessionToken(answer))) ?? {};
  if (!sid || !member) throw new Error('No member is signed in.');
  return asMember({ sub: member.id, email: member.email, name: member.name, sid, ip: ip() });
}
async function join(email = newEmail()) {
  const body = { email, password, name: 'Ada' };
  const answer = await service.call(register, { body, as: asVisitor({ ip: ip() }) });
  expect(answer.status).toBe(201);
  return { email, token: readSessionToken(answer), as: await findIdentity(answer) };
}
type Member = Awaited<ReturnType<typeof join>>['as'];

const request = (as: Member, email: string, proof: object = { password }) =>
  service.call(requestEmailChange, { body: { email, ...proof }, as });
const mailTo = (address: string, kind: string, count = 1): Promise<Mail> =>
  eventually(() => {
    const found = mails.filter((mail) => mail.address === address && mail.kind === kind);
    return found.length >= count && found.at(-1)!;
  });
const findSecret = ({ path }: Mail): string => path?.split('#')[1] ?? '';
const linkTo = async (email: string, count = 1) =>
  findSecret(await mailTo(email, 'confirm_new_email', count));
const confirm = (as: Member, token: string) => service.call(confirmEmailChange, { body: { token }, as });
const read = async (as: Member) => (await service.call(readMyEmail, { as })).body;

/** Requests and confirms a change of the address. */
async function change(as: Member, email: string) {
  expect((await request(as, email)).status).toBe(200);
  const answer = await confirm(as, await linkTo(email));
  expect(answer.status).toBe(200);
  return findIdentity(answer);
}

describe('a change of the address', () => {
  it('waits until the new address is confirmed', async () => {
    const [{ email, as }, to] = [await join(), newEmail()];
    const answer = await request(as, to);
    expect(answer.body).toEqual({ email, pending: { email: to, expiresAt: expect.any(String) as string } });
    expect(await read(as)).toEqual(answer.body);
    const mail = await mailTo(to, 'confirm_new_email');
    expect(mail.path).toMatch(/^\/verify\/new-email#[\w-]{64}$/);
    expect((await mailTo(email, 'email_change_requested')).path).toMatch(
      /^\/verify\/cancel-email#[\w-]{64}$/,
    );
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(to)).status).toBe(401);
  });

  it('takes effect with the link: the new address signs in, and every other session ends', async () => {
    const [{ email, token, as }, to] = [await join(), newEmail()];
    const elsewhere = readSessionToken(await signIn(email));
    await request(as, to);
    const answer = await confirm(as, await linkTo(to));
    expect([answer.status, answer.body]).toEqual([200, { email: to, pending: null }]);
    const here = await findIdentity(answer);
    expect(here).toMatchObject({ sub: as.sub, email: to });
    expect(here.sid).not.toBe(as.sid);
    expect([await resolve(token), await resolve(elsewhere)]).toEqual([null, null]);
    expect([(await signIn(email)).status, (await signIn(to)).status]).toEqual([401, 200]);
    const me = await service.call(readCurrentMember, { as: here });
    expect(me.body).toMatchObject({ user: { email: to }, emailVerified: true });
    expect((await mailTo(email, 'email_changed')).path).toBeNull();
  });

  it('announces the new address for notifications once', async () => {
    const [{ as }, to] = [await join(), newEmail()];
    await change(as, to);
    const found = () => addressChanges.filter((data) => 'recipientId' in data && data.recipientId === as.sub);
    expect(await eventually(() => found().length > 0 && found())).toMatchObject([{ address: to }]);
  });

  it('makes the old address available, also to the same member again', async () => {
    const [{ email, as }, to] = [await join(), newEmail()];
    const here = await change(as, to);
    const back = await change(here, email);
    expect((await read(back)).email).toBe(email);
    expect((await join(to)).as.sub).not.toBe(as.sub);
  });

  it('keeps a session that is open before the change is recorded, because a consumer ends all others', async () => {
    const [{ as }, to] = [await join(), newEmail()];
    const { sid } = await change(as, to);
    const rows = await service.kit.sql<{ type: string }>(
      'select type from events where stream_id = any($1) order by transaction_id, position',
      [[memberStream.streamId(as.sub), sessionStream.streamId(sid ?? '')]],
    );
    const types = rows.map(({ type }) => type);
    expect(types).toContain('EmailChanged');
    expect(types.indexOf('SessionOpened')).toBeLessThan(types.indexOf('EmailChanged'));
  });

  it('completes after a crash', async () => {
    const [{ email, token, as }, to] = [await join(), newEmail()];
    await request(as, to);
    const members = service.kit.store.stream(memberStream);
    const changedAt = clock().toISOString();
    const data = { accountId: as.sub, email: to, exceptSid: null, changedAt };
    await members.append([as.sub], [{ type: 'EmailChanged', data }], { expected: 'any' });
    await eventually(async () => (await resolve(token)) === null);
    await mailTo(email, 'email_changed');
    expect((await join(email)).as.sub).not.toBe(as.sub);
  });

  it('is confirmed even if its completion fails, which a consumer repeats', async () => {
    const [{ email, as }, to] = [await join(), newEmail()];
    await request(as, to);
    const token = await linkTo(to);
    await mailTo(email, 'email_change_requested');
    const publish = vi.spyOn(service.kit.bus, 'publish').mockRejectedValue(new Error('The bus is away.'));
    const answer = await confirm(as, token).finally(() => publish.mockRestore());
    expect([answer.status, answer.body.email]).toEqual([200, to]);
    await mailTo(email, 'email_changed');
  });

  it('stores neither addresses nor links in the log', async () => {
    const [{ as }, to] = [await join(), newEmail()];
    await request(as, to);
    const link = await linkTo(to);
    await confirm(as, link);
    const rows = await service.kit.sql<{ row: string }>('select events::text as row from events');
    const log = rows.map(({ row }) => row).join('\n');
    for (const word of [to, link]) expect(log).not.toContain(word);
  });
});

describe('requesting a change', () => {
  it('requires the password or a passkey: a session is not enough', async () => {
    const [{ as }, to] = [await join(), newEmail()];
    const wrong = await request(as, to, { password: 'a guess' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong-password']);
    const none = await request(as, to, {});
    expect([none.status, none.body.errors?.[0]?.field]).toEqual([400, 'password']);
    expect((await read(as)).pending).toBeNull();
  });

  it('notifies the old address again if that failed', async () => {
    const [{ email, as }, to] = [await join(), newEmail()];
    await mailTo(email, 'verify_email');
    const { publish } = service.kit.bus;
    let refused = 0;
    const spy = vi.spyOn(service.kit.bus, 'publish').mockImplementation(async (message, options) => {
      const isNotice = JSON.stringify(message).includes('"email_change_requested"');
      if (isNotice && ++refused === 1) throw new Error('The bus is away.');
      return publish(message, options);
    });
    expect((await request(as, to)).status).toBe(200);
    await eventually(() => refused === 2);
    spy.mockRestore();
    const cancel = findSecret(await mailTo(email, 'email_change_requested'));
    const body = { token: cancel };
    const answer = await service.call(cancelEmailChangeByLink, { body, as: asVisitor({ ip: ip() }) });
    expect(answer.body).toEqual({ account: 'member' });
    expect((await read(as)).pending).toBeNull();
  });

  it('accepts a passkey of the member, and of no one else', async () => {
    const addPasskey = async (as: Member) => {
      const authenticator = createVirtualAuthenticator();
      const { options } = (await service.call(startPasskeyRegistration, { body: { password }, as })).body;
      const response = authenticator.create(options as never);
      await service.call(finishPasskeyRegistration, { body: { name: 'Key', response }, as });
      return authenticator;
    };
    const challenge = async (as: Member) =>
      (await service.call(startMemberPasskeyReauthentication, { body: {}, as })).body.options;
    const [ada, eve] = [await join(), await join()];
    const [adasKey, evesKey] = [await addPasskey(ada.as), await addPasskey(eve.as)];
    const tries = [
      evesKey.get(await challenge(ada.as)),
      evesKey.get(await challenge(eve.as)),
      adasKey.get(await challenge(eve.as)),
    ];
    for (const passkey of tries) {
      const answer = await request(ada.as, newEmail(), { passkey });
      expect([answer.status, answer.body.code]).toEqual([403, 'passkey-unknown']);
    }
    const to = newEmail();
    const passkey = adasKey.get(await challenge(ada.as));
    expect((await request(ada.as, to, { passkey })).status).toBe(200);
    expect((await request(ada.as, newEmail(), { passkey })).body.code).toBe('passkey-unknown');
    await linkTo(to);
  });

  it('rejects the current address, however it is spelled', async () => {
    const { email, as } = await join();
    const answer = await request(as, ` ${email.toUpperCase()} `);
    expect([answer.status, answer.body.code]).toEqual([409, 'email-unchanged']);
  });

  it('does not disclose that an address is taken, and tells its owner', async () => {
    const [ada, eve, free] = [await join(), await join(), newEmail()];
    const received = ({ status, headers, body }: Awaited<ReturnType<typeof request>>, email: string) => [
      status,
      Object.keys(headers).toSorted(),
      { ...body, pending: { ...body.pending, expiresAt: null } },
      email,
    ];
    const [taken, open] = [await request(eve.as, ada.email), await request(eve.as, free)];
    const same = received(open, '').map((part) =>
      JSON.parse(JSON.stringify(part).replaceAll(free, ada.email)),
    );
    expect(received(taken, '')).toEqual(same);
    const mail = await mailTo(ada.email, 'email_taken');
    expect(mail).toMatchObject({ recipientId: ada.as.sub, path: '/login' });
    await linkTo(free);
    expect(
      mails.filter(({ address, kind }) => address === ada.email && kind === 'confirm_new_email'),
    ).toEqual([]);
  });

  it('is limited by address and by account', async () => {
    const [{ as }, to] = [await join(), newEmail()];
    const statuses = [(await request(as, to)).status];
    for (let n = 0; n < 4; n += 1)
      statuses.push((await service.call(resendEmailChange, { body: {}, as })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const again = await service.call(resendEmailChange, { body: {}, as });
    const refused = /^Too many e-mails\. Try again in (a minute|\d+ seconds)\.$/;
    expect([again.status, again.body.detail]).toEqual([429, expect.stringMatching(refused)]);
    expect((await request(as, newEmail())).status).toBe(429);
    expect((await request((await join()).as, to)).status).toBe(429);
  });
});

describe('the link to the new address', () => {
  it('changes the address once under concurrent use', async () => {
    const [{ as }, to] = [await join(), newEmail()];
    await request(as, to);
    const link = await linkTo(to);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(as, link)));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await signIn(to)).status).toBe(200);
    const events = await service.kit.store.stream(memberStream).read(as.sub);
    expect(events.filter(({ type }) => type === 'EmailChanged')).toHaveLength(1);
  });

  it('succeeds again for its account, because the first response may have been lost', async () => {
    const [{ as }, to] = [await join(), newEmail()];
    await request(as, to);
    const link = await linkTo(to);
    const here = await findIdentity(await confirm(as, link));
    const again = await confirm(here, link);
    expect([again.status, again.body]).toEqual([200, { email: to, pending: null }]);
    expect(readSessionToken(again)).toBe('');
    const events = await service.kit.store.stream(memberStream).read(as.sub);
    expect(events.filter(({ type }) => type === 'EmailChanged')).toHaveLength(1);
    const later = await change(here, newEmail());
    expect((await confirm(later, link)).status).toBe(410);
  });

  it('requires the account that asked for it', async () => {
    const [ada, eve, to] = [await join(), await join(), newEmail()];
    await request(ada.as, to);
    const link = await linkTo(to);
    const other = await confirm(eve.as, link);
    expect([other.status, other.body.code]).toEqual([403, 'sign-in-to-confirm']);
    expect((await service.call(confirmEmailChange, { body: { token: link }, as: asVisitor() })).status).toBe(
      401,
    );
    await request(eve.as, newEmail());
    const swapped = Buffer.concat([
      Buffer.from(eve.as.sub.replaceAll('-', ''), 'hex'),
      Buffer.from(link, 'base64url').subarray(16),
    ]).toString('base64url');
    for (const token of ['x', swapped, `${link}A`]) expect((await confirm(eve.as, token)).status).toBe(410);
    expect((await read(eve.as)).email).toBe(eve.email);
  });

  it('expires after an hour', async () => {
    const [{ email, as }, to] = [await join(), newEmail()];
    await request(as, to);
    ahead += hour;
    expect(await read(as)).toEqual({ email, pending: null });
  });

  it('gives an address that two members ask for to exactly one of them', async () => {
    const [ada, eve, to] = [await join(), await join(), newEmail()];
    await request(ada.as, to);
    const adasLink = await linkTo(to);
    await request(eve.as, to);
    const evesLink = await linkTo(to, 2);
    const answers = await Promise.all([confirm(ada.as, adasLink), confirm(eve.as, evesLink)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('new-email-taken');
    expect((await signIn(to)).body.user.id).toBe(answers[0].status === 200 ? ada.as.sub : eve.as.sub);
  });

  it('loses to a registration with the address', async () => {
    const [{ email, as }, to] = [await join(), newEmail()];
    await request(as, to);
    const link = await linkTo(to);
    await join(to);
    expect((await confirm(as, link)).body.code).toBe('new-email-taken');
    expect((await read(as)).email).toBe(email);
  });
});

describe('a reservation that an interrupted change has left behind', () => {
  const reserve = async (accountId: string, email: string) => {
    const stream = createNameKey(service.kit.deriveKey('names'))('email', email);
    const { store } = service.kit;
    await createNameReservations({ store, now: () => clock().toISOString() }).reserve(stream, accountId, {});
  };

  it('does not sign in, and is released for the next who wants the address', async () => {
    const [{ as }, to] = [await join(), newEmail()];
    await reserve(as.sub, to);
    expect((await signIn(to)).status).toBe(401);
    expect((await join(to)).as.sub).not.toBe(as.sub);
  });

  it('is kept while the link is valid, and continues with it', async () => {
    const [{ as }, to] = [await join(), newEmail()];
    await request(as, to);
    const link = await linkTo(to);
    await reserve(as.sub, to);
    const body = { email: to, password, name: 'Eve' };
    expect((await service.call(register, { body, as: asVisitor({ ip: ip() }) })).status).toBe(409);
    expect((await confirm(as, link)).status).toBe(200);
  });

  it('is released after the erasure of the member', async () => {
    const [{ as }, to] = [await join(), newEmail()];
    await reserve(as.sub, to);
    await service.call(eraseAccount, { body: { password }, as });
    expect((await join(to)).as.sub).not.toBe(as.sub);
  });
});

describe('links that the old address got', () => {
  it('no longer reset the password or verify', async () => {
    const [{ email, as }, to] = [await join(), newEmail()];
    const verification = findSecret(await mailTo(email, 'verify_email'));
    await service.call(requestPasswordReset, { body: { email }, as: asVisitor({ ip: ip() }) });
    const reset = findSecret(await mailTo(email, 'reset_password'));
    const here = await change(as, to);
    const body = { token: reset, password: 'the lamp on the green table' };
    expect((await service.call(resetPassword, { body, as: asVisitor({ ip: ip() }) })).status).toBe(410);
    expect((await service.call(verifyEmail, { body: { token: verification }, as: here })).status).toBe(410);
    expect((await signIn(to)).status).toBe(200);
  });
});

describe('cancelling a change', () => {
  const cancelByLink = (token: string) =>
    service.call(cancelEmailChangeByLink, { body: { token }, as: asVisitor({ ip: ip() }) });

  it('is possible with the link in the notice, without a session, once', async () => {
    const [{ email, as }, to] = [await join(), newEmail()];
    await request(as, to);
    const cancel = findSecret(await mailTo(email, 'email_change_requested'));
    // The notice is about the request; a link that is sent again does not replace it.
    await service.call(resendEmailChange, { body: {}, as });
    const link = await linkTo(to, 2);
    expect((await cancelByLink(cancel)).body).toEqual({ account: 'member' });
    expect((await confirm(as, link)).status).toBe(410);
    expect((await read(as)).pending).toBeNull();
    expect((await cancelByLink(cancel)).status).toBe(410);
  });

  it('is possible in the account', async () => {
    const [{ email, as }, to] = [await join(), newEmail()];
    await request(as, to);
    const link = await linkTo(to);
    expect((await service.call(cancelEmailChange, { body: {}, as })).body).toEqual({ email, pending: null });
    expect((await service.call(cancelEmailChange, { body: {}, as })).status).toBe(200);
    expect((await confirm(as, link)).status).toBe(410);
  });
});

describe('data of the member', () => {
  it('includes pending and former addresses', async () => {
    const [{ as }, to, next] = [await join(), newEmail(), newEmail()];
    const here = await change(as, to);
    await request(here, next);
    const { body } = await service.call(exportMyAccount, { as: here });
    expect(body.account.email).toBe(to);
    expect(body.emailChanges.map(({ type, email }) => [type, email])).toEqual([
      ['EmailChangeRequested', to],
      ['EmailChanged', to],
      ['EmailChangeRequested', next],
    ]);
    expect(JSON.stringify(body)).not.toMatch(/hash/i);
  });

  it('is erased with the account: the link stops working, both addresses are free', async () => {
    const [{ email, as }, to] = [await join(), newEmail()];
    await request(as, to);
    const link = await linkTo(to);
    expect((await service.call(eraseAccount, { body: { password }, as })).status).toBe(200);
    expect((await confirm(as, link)).status).toBe(410);
    const events = await service.kit.store.stream(memberStream).read(as.sub);
    expect(events.find(({ type }) => type === 'EmailChangeRequested')?.data).toMatchObject({ email: null });
    await join(email);
    await join(to);
  });
});
