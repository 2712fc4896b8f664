import {
  finishPasskeyRegistration,
  startPasskeyRegistration,
  startPasskeySignIn,
  eraseAccount,
  exportMyAccount,
  listMemberSessions,
  listPasskeys,
  type PasskeyAuthenticationResponse,
  register,
  removePasskey,
  renamePasskey,
  requestPasswordReset,
  resetPassword,
  signInWithPasskey,
} from '@aera/contracts/server';
import type { StreamDefinition } from '@aera/event-store';
import { asMember, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { memberStream } from '../members/member-stream.ts';
import { securityAuth } from '../service.ts';
import { sessionStream } from '../sessions/session-stream.ts';
import { createChallenges } from './challenges.ts';
import { passkeysStream } from './passkeys-stream.ts';
import { createVirtualAuthenticator } from './testing/virtual-authenticator.ts';
import { collectMails, type Mail } from '../testing/mails.ts';

const password = 'a walk by the old harbour';
let service: TestService;
let people = 0;
let mails: Mail[];
beforeAll(async () => {
  service = await startTestService(securityAuth);
  mails = collectMails(service);
});
afterAll(() => service.stop());

type Member = ReturnType<typeof asMember>;
type Authenticator = ReturnType<typeof createVirtualAuthenticator>;
interface Asked {
  readonly challenge: string;
  readonly user: { readonly id: string };
}

async function join(): Promise<Member> {
  const email = `person-${(people += 1)}@example.org`;
  const ip = `10.0.1.${people}`;
  const { body } = await service.call(register, {
    body: { email, password, name: 'Ada' },
    as: asVisitor({ ip }),
  });
  return asMember({ sub: body.user.id, email, ip });
}
const begin = async (as: Member) =>
  (await service.call(startPasskeyRegistration, { body: { password }, as })).body.options as unknown as Asked;
const add = async (as: Member, authenticator: Authenticator, name = 'Laptop') =>
  service.call(finishPasskeyRegistration, {
    body: { name, response: authenticator.create(await begin(as)) },
    as,
  });
const asked = async () =>
  (await service.call(startPasskeySignIn, { body: {}, as: asVisitor() })).body.options as unknown as Asked;
const offer = (response: PasskeyAuthenticationResponse, ip = `10.0.2.${(people += 1)}`) =>
  service.call(signInWithPasskey, { body: { response }, as: asVisitor({ ip }) });
const signIn = async (authenticator: Authenticator) => offer(authenticator.get(await asked()));
const list = async (as: Member) => (await service.call(listPasskeys, { as })).body.passkeys;

/** Returns a call that resets the password by a link that was mailed before. */
async function prepareReset({ email, ip }: Member) {
  const as = asVisitor({ ip });
  await service.call(requestPasswordReset, { body: { email }, as });
  const link = await eventually(
    () => mails.find(({ address, kind }) => address === email && kind === 'reset_password') ?? false,
  );
  const token = new URL(link.path ?? '', 'http://site').hash.slice(1);
  return () => service.call(resetPassword, { body: { token, password: 'a walk by the new harbour' }, as });
}
/** Runs `meanwhile` once, just before the next command of this type, and returns its result. */
const beforeNext = <T>(definition: StreamDefinition, type: string, meanwhile: () => Promise<T>): Promise<T> =>
  new Promise((resolved, rejected) => {
    const stream = service.kit.store.stream(definition);
    const { handle } = stream;
    const spy = vi.spyOn(stream, 'handle').mockImplementation(async (id, command, options) => {
      if ((command as { type: string }).type === type) {
        spy.mockRestore();
        await meanwhile().then(resolved, rejected);
      }
      return handle(id, command, options);
    });
  });

describe('a passkey', () => {
  it('is added with the password, signs its member in, and records the use', async () => {
    const [as, laptop] = [await join(), createVirtualAuthenticator()];
    const added = await add(as, laptop);
    expect([added.status, added.body.passkey]).toEqual([
      201,
      expect.objectContaining({ name: 'Laptop', lastUsedAt: null, synced: false }),
    ]);
    const answer = await signIn(laptop);
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ id: as.sub, email: as.email });
    expect(String(answer.headers['set-cookie'])).toMatch(/aera_session=[\w-]{43}; Path=\/; HttpOnly/);
    expect(await list(as)).toMatchObject([{ name: 'Laptop', lastUsedAt: expect.any(String) as string }]);
    await eventually(() => mails.some(({ kind }) => kind === 'passkey_added'));
  });

  it('requires step-up before it starts', async () => {
    const as = await join();
    const answer = await service.call(startPasskeyRegistration, { body: { password: 'a guess' }, as });
    expect([answer.status, answer.body.code]).toEqual([403, 'wrong-password']);
  });

  it('is stored once; only its member can rename and remove it', async () => {
    const [as, other, laptop] = [await join(), await join(), createVirtualAuthenticator()];
    const { id } = (await add(as, laptop)).body.passkey;
    expect((await add(as, laptop)).body.code).toBe('passkey-exists');
    const name = 'The grey one';
    const rename = (by: Member) => service.call(renamePasskey, { params: { id }, body: { name }, as: by });
    expect((await rename(other)).status).toBe(404);
    expect((await rename(as)).status).toBe(204);
    expect(await list(as)).toMatchObject([{ name }]);
    const remove = (by: Member) => service.call(removePasskey, { params: { id }, as: by });
    const removedMails = () => mails.filter(({ kind }) => kind === 'passkey_removed');
    expect((await remove(other)).status).toBe(204);
    expect((await signIn(laptop)).status).toBe(200);
    expect([(await remove(as)).status, (await remove(as)).status]).toEqual([204, 204]);
    await add(as, createVirtualAuthenticator());
    const addedMails = () =>
      mails.filter(({ kind, address }) => kind === 'passkey_added' && address === as.email);
    await eventually(() => addedMails().length === 2);
    expect(removedMails()).toMatchObject([{ address: as.email, path: '/dashboard/security' }]);
    expect((await signIn(laptop)).body.code).toBe('passkey-unknown');
  });

  it('rejects one for another site, origin or member, or without user verification', async () => {
    const [as, other] = [await join(), await join()];
    for (const made of [
      createVirtualAuthenticator({ rpId: 'evil.example' }),
      createVirtualAuthenticator({ origin: 'https://evil.example' }),
      createVirtualAuthenticator({ verified: false }),
    ])
      expect(await add(as, made)).toMatchObject({ status: 400, body: { code: 'passkey-invalid' } });
    const response = createVirtualAuthenticator().create(await begin(other));
    const swapped = await service.call(finishPasskeyRegistration, { body: { name: 'x', response }, as });
    expect(swapped.body.code).toBe('passkey-invalid');
    expect(await list(as)).toEqual([]);
  });

  it('is encrypted in the event log and included in the data export', async () => {
    const [as, laptop] = [await join(), createVirtualAuthenticator()];
    await add(as, laptop, 'A private passkey name');
    const rows = await service.kit.sql<{ row: string }>('select events::text as row from events');
    const log = rows.map(({ row }) => row).join('\n');
    expect(log).not.toContain('A private passkey name');
    expect(log).not.toContain(laptop.id);
    const { body } = await service.call(exportMyAccount, { as });
    expect(body.passkeys).toMatchObject([{ name: 'A private passkey name', lastUsedAt: null }]);
  });

  it('is erased with its member', async () => {
    const [as, laptop] = [await join(), createVirtualAuthenticator()];
    await add(as, laptop);
    expect((await service.call(eraseAccount, { body: { password }, as })).status).toBe(200);
    expect((await signIn(laptop)).status).toBe(401);
    const [added] = (await service.kit.store.stream(passkeysStream).read(as.sub)).map(({ data }) => data);
    expect(added).toMatchObject({ name: null, credential: null });
  });
});

describe('a passkey that is added while a reset removes all', () => {
  it('is rejected if its challenge is older than the new password', async () => {
    const [as, laptop] = [await join(), createVirtualAuthenticator()];
    const response = laptop.create(await begin(as));
    expect((await (await prepareReset(as))()).status).toBe(204);
    const answer = await service.call(finishPasskeyRegistration, { body: { name: 'Laptop', response }, as });
    expect([answer.status, answer.body.code]).toEqual([400, 'passkey-invalid']);
    expect(await list(as)).toEqual([]);
  });

  it('is removed if it was added just before the password changed', async () => {
    const [as, laptop] = [await join(), createVirtualAuthenticator()];
    const reset = await prepareReset(as);
    const added = beforeNext(memberStream, 'ResetPassword', () => add(as, laptop));
    expect([(await reset()).status, (await added).status]).toEqual([204, 201]);
    expect(await list(as)).toEqual([]);
  });

  it('is removed if the password changed after its challenge was verified', async () => {
    const [as, laptop] = [await join(), createVirtualAuthenticator()];
    const reset = beforeNext(passkeysStream, 'AddPasskey', await prepareReset(as));
    const answer = await add(as, laptop);
    expect([(await reset).status, answer.status, answer.body.code]).toEqual([204, 400, 'passkey-invalid']);
    expect(await list(as)).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  it('accepts each challenge once under concurrent use', async () => {
    const [as, laptop] = [await join(), createVirtualAuthenticator()];
    await add(as, laptop);
    const options = await asked();
    const answers = await Promise.all(Array.from({ length: 6 }, () => offer(laptop.get(options))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401]);
  });

  it('does not count as a failure if the challenge cannot be stored', async () => {
    const [as, laptop] = [await join(), createVirtualAuthenticator()];
    await add(as, laptop);
    const { sql } = service.kit;
    const countFailures = () => sql(`select key from attempts where failures > 0 and key like '%:passkey:%'`);
    const before = (await countFailures()).length;
    const response = laptop.get(await asked());
    await sql('alter table used_challenges rename to unavailable');
    try {
      expect((await offer(response)).status).toBe(500);
    } finally {
      await sql('alter table unavailable rename to used_challenges');
    }
    expect(await countFailures()).toHaveLength(before);
    expect((await offer(response)).status).toBe(200);
  });

  it('rejects a challenge for another purpose', async () => {
    const [as, laptop] = [await join(), createVirtualAuthenticator()];
    await add(as, laptop);
    expect((await offer(laptop.get(await begin(as)))).status).toBe(401);
    expect((await offer(laptop.get({ challenge: 'AAAA' }))).status).toBe(401);
  });

  it('rejects a cloned authenticator whose counter does not increase', async () => {
    const [as, laptop] = [await join(), createVirtualAuthenticator()];
    await add(as, laptop);
    expect((await signIn(laptop)).status).toBe(200);
    laptop.state.counter = 0;
    expect((await signIn(laptop)).status).toBe(401);
    laptop.state.counter = 5;
    expect((await signIn(laptop)).status).toBe(200);
  });

  it('is disabled by a password reset, because an impostor may have added the passkey', async () => {
    const [as, laptop] = [await join(), createVirtualAuthenticator()];
    await add(as, laptop);
    const reset = await prepareReset(as);
    expect((await reset()).status).toBe(204);
    expect((await signIn(laptop)).status).toBe(401);
    expect(await list(as)).toEqual([]);
  });

  it('opens no session if a reset removes the passkey after it was verified', async () => {
    const [as, laptop] = [await join(), createVirtualAuthenticator()];
    await add(as, laptop);
    const reset = beforeNext(sessionStream, 'OpenSession', await prepareReset(as));
    const answer = await signIn(laptop);
    expect([(await reset).status, answer.status, answer.body.code]).toEqual([
      204,
      401,
      'invalid-credentials',
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await service.call(listMemberSessions, { as })).body.sessions).toEqual([]);
  });

  it('rejects a signature by another key and a signature for another member', async () => {
    const [as, other, laptop] = [await join(), await join(), createVirtualAuthenticator()];
    await add(as, laptop);
    const good = laptop.get(await asked());
    const forged = { ...createVirtualAuthenticator().get(await asked()), id: laptop.id, rawId: laptop.id };
    forged.response.userHandle = good.response.userHandle ?? '';
    expect((await offer(forged)).status).toBe(401);
    const renamed = { ...good.response, userHandle: Buffer.from(other.sub).toString('base64url') };
    expect((await offer({ ...good, response: renamed })).status).toBe(401);
    expect((await offer(good)).status).toBe(200);
  });

  it('is throttled by network', async () => {
    const guess = createVirtualAuthenticator();
    const statuses = new Set<number>();
    for (let n = 0; n < 102; n += 1)
      statuses.add((await offer(guess.get({ challenge: 'x' }), '10.9.9.9')).status);
    expect([...statuses]).toEqual([401, 429]);
  });
});

it('issues challenges that expire, have one purpose and are deleted after expiry', async () => {
  let now = Date.parse('2026-01-01T00:00:00.000Z');
  const challenges = createChallenges({
    sql: service.kit.sql,
    deriveKey: service.kit.deriveKey,
    clock: () => new Date(now),
  });
  const issue = () => Buffer.from(challenges.issue('sign-in member')).toString('base64url');
  const [spent, late, tampered] = [issue(), issue(), Buffer.from(issue(), 'base64url')];
  expect(await challenges.consume('add m', spent)).toBe(false);
  expect(await challenges.consume('sign-in member', spent)).toBe(true);
  expect(await challenges.consume('sign-in member', spent)).toBe(false);
  tampered[20] = (tampered[20] ?? 0) + 1;
  expect(await challenges.consume('sign-in member', tampered.toString('base64url'))).toBe(false);
  now += 5 * 60_000;
  expect(await challenges.consume('sign-in member', late)).toBe(false);
  await challenges.consume('sign-in member', issue());
  const kept = await service.kit.sql('select hash from used_challenges where expires_at < $1', [
    new Date(now).toISOString(),
  ]);
  expect(kept).toEqual([]);
});
