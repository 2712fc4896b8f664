import {
  changePassword,
  revokeMemberSession,
  revokeOtherMemberSessions,
  login,
  listMemberSessions,
  exportMyAccount,
  register,
  requestPasswordReset,
  requestVerification,
  resetPassword,
} from '@aera/contracts/server';
import { asMember, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { securityAuth } from '../service.ts';
import { memberStream } from './member-stream.ts';
import { sessionStream } from '../sessions/session-stream.ts';
import { readSessionToken, resolveToken } from '../testing/sessions.ts';
import { collectMails, type Mail } from '../testing/mails.ts';
import { createStewardCaller, firstStewardEnv } from '../testing/steward-caller.ts';

const password = 'a walk by the old harbour';
const another = 'the lamp on the green table';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let service: TestService;
let mails: Mail[];
let addresses = 0;
beforeAll(async () => {
  service = await startTestService(securityAuth, { env: firstStewardEnv });
  mails = collectMails(service);
});
afterAll(() => service.stop());

const { signIn: signInSteward } = createStewardCaller(() => service);
const visitor = () => asVisitor({ ip: `10.0.0.${(addresses += 1)}` });
const deviceHash = ({ headers }: { headers: Record<string, unknown> }): string =>
  /aera_device=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
const resolve = (token: string) => resolveToken(service, token);
const signIn = (email: string, secret: string, headers: Record<string, string> = {}) =>
  service.call(login, { body: { email, password: secret }, as: visitor(), headers });

async function join(email: string) {
  const answer = await service.call(register, {
    body: { email, password, name: 'Ada' },
    as: visitor(),
    headers: { 'user-agent': firefox },
  });
  const token = readSessionToken(answer);
  const { sid } = (await resolve(token))!;
  const { id } = answer.body.user;
  const device = deviceHash(answer);
  return { id, email, token, device, as: asMember({ sub: id, email, sid, ip: `10.0.0.${addresses}` }) };
}
const sentTo = (address: string, kind: string) =>
  mails.filter((mail) => mail.address === address && mail.kind === kind);
const createLink = async (email: string, count = 1) => {
  const sent = await eventually(() => {
    const found = sentTo(email, 'reset_password');
    return found.length >= count && found;
  });
  return new URL(sent.at(-1)?.path ?? '', 'http://site').hash.slice(1);
};
const ask = (email: string) => service.call(requestPasswordReset, { body: { email }, as: visitor() });
const follow = (token: string, secret = another) =>
  service.call(resetPassword, { body: { token, password: secret }, as: visitor() });

describe('a reset link', () => {
  it('is mailed to existing accounts; the response is the same for all addresses', async () => {
    const { email } = await join('forgot@example.org');
    const [known, unknown] = [await ask(email), await ask('unknown@example.org')];
    const received = ({ status, body, headers }: typeof known) => [
      status,
      body,
      Object.keys(headers).toSorted(),
    ];
    expect(known.status).toBe(204);
    expect(received(known)).toEqual(received(unknown));
    await createLink(email);
    expect(sentTo('unknown@example.org', 'reset_password')).toEqual([]);
  });

  it('is created after the response, so that the response time reveals nothing', async () => {
    const { email } = await join('timed@example.org');
    const members = service.kit.store.stream(memberStream);
    const released = Promise.withResolvers<void>();
    const { handle } = members;
    // The response would wait for this promise if the command came first.
    members.handle = async (...command) => {
      await released.promise;
      return handle(...command);
    };
    try {
      expect((await ask(email)).status).toBe(204);
      expect(sentTo(email, 'reset_password')).toEqual([]);
    } finally {
      members.handle = handle;
      released.resolve();
    }
    await createLink(email);
  });

  it('is rate-limited for known and unknown e-mails', async () => {
    const { email } = await join('often@example.org');
    // The mail of the registration counts as well.
    for (const [address, free] of [
      [email, 4],
      ['never@example.org', 5],
    ] as const) {
      for (let n = 0; n < free; n += 1) expect((await ask(address)).status).toBe(204);
      const { status, body, headers } = await ask(address);
      expect([status, body.detail]).toEqual([429, 'Too many e-mails. Try again in a minute.']);
      expect(headers['retry-after']).toBe('60');
    }
  });

  it('shares the limit of its address with the mails of registration, verification and sign-in', async () => {
    const email = 'stranger@example.org';
    const { as } = await join(email);
    await eventually(() => sentTo(email, 'verify_email').length > 0);
    const verify = () => service.call(requestVerification, { body: {}, as: { ...as, ip: visitor().ip } });
    for (let n = 0; n < 2; n += 1)
      expect([(await verify()).status, (await ask(email)).status]).toEqual([204, 204]);
    expect((await verify()).status).toBe(429);
    expect((await ask(email)).status).toBe(429);
    expect((await signIn(email, password)).status).toBe(200);
    const other = await service.call(register, { body: { email, password, name: 'Eve' }, as: visitor() });
    expect([other.status, other.body.code]).toEqual([429, 'too-many-attempts']);
    // Sign-ins and later mails share one stream, in order.
    await join('after-stranger@example.org');
    await eventually(() => sentTo('after-stranger@example.org', 'verify_email').length > 0);
    await eventually(() => sentTo(email, 'reset_password').length === 2);
    expect(sentTo(email, 'new_sign_in')).toEqual([]);
  });

  it('changes the password once, ends every session, and notifies the member', async () => {
    const { email, token: session } = await join('once@example.org');
    await ask(email);
    const link = await createLink(email);
    expect((await follow(link)).status).toBe(204);
    expect(await resolve(session)).toBeNull();
    expect((await signIn(email, password)).status).toBe(401);
    const fresh = readSessionToken(await signIn(email, another));
    await eventually(() => sentTo(email, 'new_sign_in').length > 0);
    expect(await follow(link, 'yet another pass phrase')).toMatchObject({
      status: 410,
      body: { code: 'reset-invalid' },
    });
    await eventually(() => sentTo(email, 'password_changed').length > 0);
    expect(sentTo(email, 'password_changed')).toHaveLength(1);
    // The consumer ran after the new sign-in and kept its session.
    expect(await resolve(fresh)).not.toBeNull();
  });

  it('remembers the browser, so that signing in there sends no mail', async () => {
    const [{ email }, other] = [await join('here@example.org'), await join('there@example.org')];
    await ask(email);
    const answer = await follow(await createLink(email));
    const here = deviceHash(answer);
    expect((await signIn(email, another, { cookie: here })).status).toBe(200);
    // Mails are sent in order, so a mail about the earlier sign-in would have arrived.
    expect((await signIn(other.email, password)).status).toBe(200);
    await eventually(() => sentTo(other.email, 'new_sign_in').length > 0);
    expect(sentTo(email, 'new_sign_in')).toEqual([]);
  });

  it('works once under concurrent use', async () => {
    const { email } = await join('race@example.org');
    await ask(email);
    const link = await createLink(email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => follow(link, `pass phrase of runner ${n}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array<number>(7).fill(410)]);
  });

  it('is invalid after a later one, and only its hash is stored', async () => {
    const { email } = await join('later@example.org');
    await ask(email);
    const first = await createLink(email);
    await ask(email);
    const second = await createLink(email, 2);
    expect((await follow(first)).status).toBe(410);
    const [kept] = await service.kit.sql<{ count: number }>(
      'select count(*) from events where events::text like $1',
      [`%${second}%`],
    );
    expect(kept?.count).toBe(0);
    expect((await follow(second)).status).toBe(204);
  });

  it('stays valid after a rejected password', async () => {
    const { email } = await join('refused@example.org');
    await ask(email);
    const link = await createLink(email);
    const refused = await follow(link, 'password1234');
    expect([refused.status, refused.body.code, refused.body.errors?.[0]?.field]).toEqual([
      400,
      'password-refused',
      'password',
    ]);
    expect((await follow(link)).status).toBe(204);
  });
});

describe('changing a password', () => {
  const change = (
    as: ReturnType<typeof asMember>,
    currentPassword: string,
    newPassword: string,
    cookie = '',
  ) => service.call(changePassword, { body: { currentPassword, newPassword }, as, headers: { cookie } });

  it('requires the current password and ends all other sessions', async () => {
    const { email, token, as, device } = await join('change@example.org');
    const elsewhere = readSessionToken(await signIn(email, password));
    const wrong = await change(as, 'a guess', another);
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong-password']);
    expect((await change(as, password, another, device)).status).toBe(204);
    expect(await resolve(token)).not.toBeNull();
    expect(await resolve(elsewhere)).toBeNull();
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, another)).status).toBe(200);
    await eventually(() => sentTo(email, 'password_changed').length === 1);
  });

  /** Runs `meanwhile` once, after a sign-in has verified its password and before its session is opened. */
  function beforeNextSession<T>(meanwhile: () => Promise<T>): Promise<T> {
    const { store } = service.kit;
    const original = store.stream.bind(store);
    return new Promise((resolved, rejected) => {
      const spy = vi.spyOn(store, 'stream').mockImplementation(((definition: typeof sessionStream) => {
        const stream = original(definition);
        const handle: typeof stream.handle = async (id, command, options) => {
          if (definition.category === sessionStream.category && command.type === 'OpenSession') {
            spy.mockRestore();
            await meanwhile().then(resolved, rejected);
          }
          return stream.handle(id, command, options);
        };
        return { ...stream, handle };
      }) as typeof store.stream);
    });
  }

  it('rejects a sign-in whose old password was verified just before, and leaves no session of it', async () => {
    const { email, as, device } = await join('meanwhile@example.org');
    const changed = beforeNextSession(() => change(as, password, another, device));
    const answer = await signIn(email, password);
    expect((await changed).status).toBe(204);
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid-credentials']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { sessions } = (await service.call(listMemberSessions, { as })).body;
    expect(sessions.map(({ id }) => id)).toEqual([as.sid]);
  });

  it('leaves a steward of the same browser signed in, under a new token, when it rejects such a sign-in', async () => {
    const { email, as, device } = await join('shared@example.org');
    const token = readSessionToken(await signInSteward());
    const { sid, steward } = (await resolve(token))!;
    const changed = beforeNextSession(() => change(as, password, another, device));
    const answer = await service.call(login, { body: { email, password }, as: { ...visitor(), sid } });
    expect([(await changed).status, answer.status]).toEqual([204, 401]);
    expect(await resolve(readSessionToken(answer))).toMatchObject({ steward, member: null });
    expect(await resolve(token)).toBeNull();
  });

  it('rejects a password that is easy to guess, and names the field', async () => {
    const { as } = await join('easy.to.guess@example.org');
    const answer = await change(as, password, 'Easy.To.Guess1');
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'newPassword']);
    const common = await service.call(register, {
      body: { email: 'common@example.org', password: 'qwertyuiop', name: 'C' },
      as: visitor(),
    });
    expect([common.status, common.body.code]).toEqual([400, 'password-refused']);
  });
});

describe('the sessions of a member', () => {
  const list = async (as: ReturnType<typeof asMember>) =>
    (await service.call(listMemberSessions, { as })).body.sessions;

  it('are listed with device and location, the current one first', async () => {
    const { email, as } = await join('listed@example.org');
    await service.call(login, {
      body: { email, password },
      as: asVisitor({ ip: '8.8.8.8' }),
      headers: { 'user-agent': iphone },
    });
    expect(await list(as)).toMatchObject([
      {
        id: as.sid,
        current: true,
        device: { browser: 'Firefox', system: 'Linux', kind: 'desktop' },
        place: { city: null, country: null },
      },
      {
        current: false,
        device: { browser: 'Safari', system: 'iOS', kind: 'mobile' },
        place: { country: 'United States' },
      },
    ]);
  });

  it('are revoked one by one, or all except the current one', async () => {
    const { email, as, token } = await join('ended@example.org');
    const others = [
      readSessionToken(await signIn(email, password)),
      readSessionToken(await signIn(email, password)),
    ];
    const { sid: id = '' } = (await resolve(others[0]!))!;
    expect((await service.call(revokeMemberSession, { params: { id }, as })).status).toBe(204);
    expect(await resolve(others[0]!)).toBeNull();
    expect((await service.call(revokeMemberSession, { params: { id }, as })).status).toBe(204);
    expect((await service.call(revokeOtherMemberSessions, { body: {}, as })).body).toEqual({ ended: 1 });
    expect(await resolve(others[1]!)).toBeNull();
    expect(await resolve(token)).not.toBeNull();
    expect(await list(as)).toHaveLength(1);
  });

  it('can only be revoked by their member', async () => {
    const [ada, eve] = [await join('ada@example.org'), await join('eve@example.org')];
    const answer = await service.call(revokeMemberSession, { params: { id: ada.as.sid! }, as: eve.as });
    expect([answer.status, answer.body.code]).toEqual([404, 'session-not-found']);
    expect(await resolve(ada.token)).not.toBeNull();
  });

  it('are not stored in plain text in the event log', async () => {
    const rows = await service.kit.sql<{ row: string }>('select events::text as row from events');
    expect(rows.map(({ row }) => row).join('\n')).not.toMatch(/Firefox|United States|example\.org/);
  });
});

it('throttles clients that probe addresses by registering', async () => {
  const { email } = await join('taken@example.org');
  const as = asVisitor({ ip: '10.7.7.7' });
  const ask = () => service.call(register, { body: { email, password, name: 'Eve' }, as });
  const statuses: number[] = [];
  for (let n = 0; n < 101; n += 1) statuses.push((await ask()).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([409, 429]);
});

it('notifies a member by e-mail about a sign-in from a new browser', async () => {
  const { email, device } = await join('seen@example.org');
  await signIn(email, password, { cookie: device });
  expect((await signIn(email, password)).status).toBe(200);
  await eventually(() => sentTo(email, 'new_sign_in').length > 0);
  expect(sentTo(email, 'new_sign_in')).toMatchObject([{ path: '/dashboard/security' }]);
});

it('exports known browsers and sessions', async () => {
  const { as } = await join('shown@example.org');
  const { body } = await service.call(exportMyAccount, { as });
  expect(body.devices).toHaveLength(1);
  expect(body.sessions).toMatchObject([{ device: { browser: 'Firefox' }, place: { city: null } }]);
});
