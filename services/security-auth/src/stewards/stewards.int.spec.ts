import {
  acceptInvitation,
  changeStewardPassword,
  changeStewardRole,
  type Identity,
  inviteSteward,
  listStewards,
  readInvitation,
  readMyChecklist,
  reinstateSteward,
  resendInvitation,
  sessionRevoked,
  stewardLogin,
  type StewardRole,
  suspendSteward,
  withdrawInvitation,
} from '@aera/contracts/server';
import {
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityAuth } from '../service.ts';
import { stewardStream } from './steward-stream.ts';
import { readSessionToken, resolveToken } from '../testing/sessions.ts';
import { collectMails, type Mail } from '../testing/mails.ts';

const hour = 60 * 60_000;
const password = 'a long pass phrase';
const env = { STEWARD_USERNAME: 'first', STEWARD_PASSWORD: password, ACCESS_PIN: '4711-test' };

let service: TestService;
/** Offset of the service’s clock in milliseconds. */
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
let mails: Mail[];
let callers = 0;
/** Returns a visitor with a unique IP address, so that attempts are counted separately. */
const visitor = () => asVisitor({ ip: `2001:db8:${(callers += 1).toString(16)}::1` });

beforeAll(async () => {
  const { modules } = securityAuth;
  service = await startTestService(
    { ...securityAuth, modules: (kit) => modules({ ...kit, clock }) },
    { env },
  );
  mails = collectMails(service);
});
afterAll(() => service.stop());

const resolve = (token: string) => resolveToken(service, token);
const findSecret = (link: string) => link.split('#')[1] ?? '';
const signIn = (username: string, tried = password) =>
  service.call(stewardLogin, { body: { username, password: tried }, as: visitor() });

/** Returns the first steward as asserted by the gateway, with a new step-up. */
async function first() {
  const { id } = (await signIn('first')).body.user ?? { id: '' };
  return asSteward({ sub: id, authenticatedAt: clock().toISOString() });
}
let people = 0;
async function invite(role: StewardRole = 'responder', roleExpiresAt: string | null = null) {
  const email = `person-${(people += 1)}@example.org`;
  const { status, body } = await service.call(inviteSteward, {
    body: { email, role, roleExpiresAt },
    as: await first(),
  });
  expect(status).toBe(201);
  return { email, id: body.invitation.id, link: body.link, secret: findSecret(body.link) };
}
const accept = (secret: string, username: string) =>
  service.call(acceptInvitation, {
    body: { token: secret, firstName: 'Grace', lastName: 'Ferrow', username, password },
    as: visitor(),
  });
/** Invites a steward with a role and accepts the invitation. */
async function colleague(
  username: string,
  role: StewardRole = 'responder',
  roleExpiresAt: string | null = null,
) {
  const { id, email, secret } = await invite(role, roleExpiresAt);
  const accepted = await accept(secret, username);
  expect(accepted.status).toBe(201);
  return {
    id,
    email,
    token: readSessionToken(accepted),
    as: asSteward({ sub: id, role, authenticatedAt: clock().toISOString() }),
  };
}
const inviting = async (as: Identity) => {
  const body = { email: `guest-${(people += 1)}@example.org`, role: 'responder' as const };
  return service.call(inviteSteward, { body, as });
};

describe('an invitation', () => {
  it('is sent by email and returned to the inviter, with the secret behind the #', async () => {
    const { id, email, link } = await invite();
    expect(link).toMatch(/^\/[\w-]+\/invitation#[\w-]{64}$/);
    const mail = await eventually(() => mails.find(({ recipientId }) => recipientId === id) ?? null);
    expect(mail).toMatchObject({ address: email, path: link });
  });

  it('can be read repeatedly', async () => {
    const { email, secret } = await invite();
    for (let n = 0; n < 2; n += 1) {
      const { status, body } = await service.call(readInvitation, {
        body: { token: secret },
        as: visitor(),
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        email,
        role: 'responder',
        roleExpiresAt: null,
        invitedBy: 'First Steward',
      });
    }
  });

  it('is accepted once under concurrent use', async () => {
    const { id, secret } = await invite();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => accept(secret, `crowd-${at % 5}`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    // Requests beyond the limit of the password queue are rejected with 429.
    for (const status of statuses) expect([201, 410, 429]).toContain(status);
    const winner = answers.find(({ status }) => status === 201);
    const { username } = winner!.body.user;
    expect((await resolve(readSessionToken(winner!)))?.steward).toMatchObject({ id, username });
    expect((await signIn(username)).status).toBe(200);
    // The user names of the rejected requests are available again.
    const other = `crowd-${(Number(username.slice(-1)) + 1) % 5}`;
    expect((await colleague(other)).token).not.toBe('');
  });

  it('stores neither the secret nor personal data in the log', async () => {
    const { email, secret } = await invite();
    await accept(secret, 'log-reader');
    const rows = await service.kit.sql<{ row: string }>('select events::text as row from events');
    const log = rows.map(({ row }) => row).join('\n');
    // Recorded check results contain only the hash parameters; a full hash would continue after them.
    for (const word of [secret, email, 'Ferrow', ',p=1$']) expect(log).not.toContain(word);
  });

  it('expires after three days', async () => {
    const { secret } = await invite();
    ahead += 3 * 24 * hour;
    expect(await accept(secret, 'too-late')).toMatchObject({
      status: 410,
      body: { code: 'invitation-invalid' },
    });
  });

  it('is resent with another link, which invalidates the one before', async () => {
    const { id, secret } = await invite();
    const again = await service.call(resendInvitation, {
      params: { stewardId: id },
      body: {},
      as: await first(),
    });
    expect((await accept(secret, 'again')).status).toBe(410);
    expect((await accept(findSecret(again.body.link), 'again')).status).toBe(201);
  });

  it('can be withdrawn, and the e-mail can be invited again', async () => {
    const { id, email, secret } = await invite();
    const as = await first();
    const twice = { body: { email, role: 'responder' as const }, as };
    expect(await service.call(inviteSteward, twice)).toMatchObject({
      status: 409,
      body: { code: 'steward-email-taken' },
    });
    const gone = { params: { stewardId: id }, body: {}, as };
    expect((await service.call(withdrawInvitation, gone)).status).toBe(204);
    expect((await service.call(withdrawInvitation, gone)).status).toBe(404);
    expect((await accept(secret, 'withdrawn')).status).toBe(410);
    expect((await service.call(inviteSteward, twice)).status).toBe(201);
  });

  it('can be withdrawn again after a crash before the erasure', async () => {
    const { id, email } = await invite();
    const as = await first();
    const command = {
      type: 'WithdrawInvitation',
      data: { stewardId: id, withdrawnBy: as.sub },
      now: clock().toISOString(),
    } as const;
    await service.kit.store.stream(stewardStream).handle([id], command);
    const again = { params: { stewardId: id }, body: {}, as };
    expect((await service.call(withdrawInvitation, again)).status).toBe(204);
    const [invited] = await service.kit.store.stream(stewardStream).read(id);
    expect(invited?.data).toMatchObject({ email: null });
    const body = { email, role: 'responder' as const };
    expect((await service.call(inviteSteward, { body, as })).status).toBe(201);
  });

  it('ends when its inviter loses access, and is listed as expired until it is resent', async () => {
    const { id, as } = await colleague('inviter', 'steward');
    const { body } = await inviting(as);
    const isListedAsExpired = async () => {
      const { invitations } = (await service.call(listStewards, { as: await first() })).body;
      return invitations.find((one) => one.id === body.invitation.id)?.expired;
    };
    expect(await isListedAsExpired()).toBe(false);
    await service.call(suspendSteward, { params: { stewardId: id }, body: {}, as: await first() });
    expect((await accept(findSecret(body.link), 'invited')).status).toBe(410);
    expect(await isListedAsExpired()).toBe(true);
    const again = await service.call(resendInvitation, {
      params: { stewardId: body.invitation.id },
      body: {},
      as: await first(),
    });
    expect([again.body.invitation.expired, await isListedAsExpired()]).toEqual([false, false]);
    expect((await accept(findSecret(again.body.link), 'invited')).status).toBe(201);
  });

  it('ends when its inviter may no longer invite', async () => {
    const { id, as } = await colleague('demoted', 'steward');
    const { body } = await inviting(as);
    const change = {
      role: 'auditor' as const,
      roleExpiresAt: new Date(clock().getTime() + hour).toISOString(),
    };
    const params = { stewardId: id };
    expect((await service.call(changeStewardRole, { params, body: change, as: await first() })).status).toBe(
      204,
    );
    expect((await accept(findSecret(body.link), 'guest-of-demoted')).status).toBe(410);
  });

  it('rejects a taken user name and can be retried with another', async () => {
    const { secret } = await invite();
    expect(await accept(secret, 'FIRST')).toMatchObject({ status: 409, body: { code: 'username-taken' } });
    expect((await accept(secret, 'second')).status).toBe(201);
  });

  it('rejects a common password and stays pending', async () => {
    const { secret } = await invite();
    const body = { token: secret, firstName: 'Grace', lastName: 'Ferrow', username: 'weak' };
    expect(
      await service.call(acceptInvitation, { body: { ...body, password: 'password123' }, as: visitor() }),
    ).toMatchObject({ status: 400, body: { errors: [{ field: 'password' }] } });
    expect((await accept(secret, 'strong')).status).toBe(201);
  });
});

describe('access to these routes', () => {
  it('is limited to stewards and requires step-up', async () => {
    const roleExpiresAt = new Date(clock().getTime() + hour).toISOString();
    for (const as of [asMember(), asSteward({ role: 'responder' }), asSteward({ role: 'auditor' })])
      expect((await inviting(as)).status).toBe(403);
    const absent = { ...(await first()), authenticatedAt: '2020-01-01T00:00:00.000Z' };
    expect(await inviting(absent)).toMatchObject({ status: 403, body: { code: 'step-up-required' } });
    const as = asSteward({ role: 'responder' });
    const params = { stewardId: as.sub };
    for (const answer of [
      await service.call(changeStewardRole, { params, body: { role: 'auditor', roleExpiresAt }, as }),
      await service.call(suspendSteward, { params, body: {}, as }),
      await service.call(reinstateSteward, { params, body: {}, as }),
      await service.call(listStewards, { as }),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'role-forbidden']);
    expect((await service.call(listStewards, { as: asSteward({ role: 'auditor' }) })).status).toBe(200);
  });
});

describe('a steward', () => {
  it('is listed with completed and open first steps', async () => {
    const { id, as } = await colleague('listed');
    const { people: listed } = (await service.call(listStewards, { as: await first() })).body;
    const person = listed.find((one) => one.id === id);
    expect(person).toMatchObject({
      firstName: 'Grace',
      username: 'listed',
      role: 'responder',
      status: 'active',
    });
    expect(person?.checklist).toMatchObject({
      invitedAt: expect.any(String),
      passwordSetAt: expect.any(String),
      hasSecondFactor: false,
      firstSignInAt: expect.any(String),
    });
    expect((await service.call(readMyChecklist, { as })).body).toEqual(person?.checklist);
  });

  it('is signed out by a role change and signs in with the new role', async () => {
    const { id, token } = await colleague('promoted');
    const { sid } = (await resolve(token))!;
    const body = { role: 'steward' as const };
    const change = { params: { stewardId: id }, body, as: await first() };
    expect((await service.call(changeStewardRole, change)).status).toBe(204);
    expect(await resolve(token)).toBeNull();
    expect((await signIn('promoted')).body.user?.role).toBe('steward');
    await eventually(async () => {
      const received = (await service.messages(sessionRevoked.type)).map(({ data }) => data);
      expect(received).toContainEqual(expect.objectContaining({ sid }));
    });
  });

  it('loses access immediately when suspended, until reinstated', async () => {
    const { id, token } = await colleague('suspended');
    const as = await first();
    const params = { stewardId: id };
    expect((await service.call(suspendSteward, { params, body: {}, as })).status).toBe(204);
    expect(await resolve(token)).toBeNull();
    expect((await signIn('suspended')).status).toBe(401);
    expect((await service.call(reinstateSteward, { params, body: {}, as })).status).toBe(204);
    expect((await signIn('suspended')).status).toBe(200);
    expect(await resolve(token)).toBeNull();
  });

  it('keeps no session when suspended while the projection lags', async () => {
    const { id } = await colleague('behind');
    const as = await first();
    const suspend = () => service.call(suspendSteward, { params: { stewardId: id }, body: {}, as });
    await service.projections?.stop();
    const token = readSessionToken(await signIn('behind'));
    expect(token).not.toBe('');
    expect(await suspend()).toMatchObject({ status: 503, body: { code: 'projection-lagging' } });
    service.projections?.start();
    await service.waitUntilCaughtUp();
    expect((await suspend()).status).toBe(204);
    await service.call(reinstateSteward, { params: { stewardId: id }, body: {}, as });
    expect(await resolve(token)).toBeNull();
  });

  it('keeps no other session when the password changes while the projection lags', async () => {
    const { id, as, token } = await colleague('lagging');
    const { sid } = (await resolve(token))!;
    await service.projections?.stop();
    const elsewhere = readSessionToken(await signIn('lagging'));
    const { status } = await service.call(changeStewardPassword, {
      body: { currentPassword: password, newPassword: 'another long pass phrase' },
      as: { ...as, sub: id, sid },
    });
    expect(status).toBe(204);
    service.projections?.start();
    await eventually(async () => expect(await resolve(elsewhere)).toBeNull());
    expect((await resolve(token))?.steward).toMatchObject({ id });
  });

  it('keeps the current session after a password change; all other sessions end', async () => {
    const { id, email, as, token } = await colleague('careful');
    const elsewhere = readSessionToken(await signIn('careful'));
    const { sid } = (await resolve(token))!;
    const change = (currentPassword: string) =>
      service.call(changeStewardPassword, {
        body: { currentPassword, newPassword: 'another long pass phrase' },
        as: { ...as, sub: id, sid },
      });
    expect(await change('a guess')).toMatchObject({ status: 403, body: { code: 'wrong-password' } });
    expect((await change(password)).status).toBe(204);
    expect((await resolve(token))?.steward).toMatchObject({ id });
    expect(await resolve(elsewhere)).toBeNull();
    expect((await signIn('careful')).status).toBe(401);
    expect((await signIn('careful', 'another long pass phrase')).status).toBe(200);
    const changed = () =>
      mails.filter((mail) => mail.kind === 'steward_password_changed' && mail.address === email);
    await eventually(() => changed().length > 0);
    expect(changed()).toMatchObject([{ recipientId: id, path: '/admin/account' }]);
  });
});

describe('an auditor', () => {
  it('has access until the role expires, even in an open session', async () => {
    const roleExpiresAt = new Date(clock().getTime() + hour).toISOString();
    const { id, token } = await colleague('auditor', 'auditor', roleExpiresAt);
    const { sid } = (await resolve(token))!;
    expect((await resolve(token))?.steward).toMatchObject({ role: 'auditor' });
    ahead += hour;
    expect(await resolve(token)).toBeNull();
    expect((await signIn('auditor')).status).toBe(401);
    const { people: listed } = (await service.call(listStewards, { as: await first() })).body;
    expect(listed.find((one) => one.id === id)?.status).toBe('expired');
    // Open streams are closed, too.
    await eventually(async () => {
      const received = (await service.messages(sessionRevoked.type)).map(({ data }) => data);
      expect(received).toContainEqual(expect.objectContaining({ sid }));
    });
  });

  it('gets a new expiry from a steward', async () => {
    const { id } = await colleague('longer', 'auditor', new Date(clock().getTime() + hour).toISOString());
    ahead += 2 * hour;
    expect((await signIn('longer')).status).toBe(401);
    const roleExpiresAt = new Date(clock().getTime() + hour).toISOString();
    const body = { role: 'auditor' as const, roleExpiresAt };
    await service.call(changeStewardRole, { params: { stewardId: id }, body, as: await first() });
    expect((await signIn('longer')).body.user).toMatchObject({ role: 'auditor', roleExpiresAt });
  });
});

it('keeps stewards, roles and invitations after a restart', async () => {
  const { secret } = await invite();
  const { id } = await colleague('restarted');
  await service.call(suspendSteward, { params: { stewardId: id }, body: {}, as: await first() });
  service = await service.restart();
  expect((await signIn('restarted')).status).toBe(401);
  expect((await accept(secret, 'late-joiner')).status).toBe(201);
});
