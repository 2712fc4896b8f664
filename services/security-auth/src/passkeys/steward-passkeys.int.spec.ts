import {
  acceptInvitation,
  changeStewardPassword,
  finishStewardPasskeyRegistration,
  inviteSteward,
  listStewardPasskeys,
  listStewards,
  listStewardSessions,
  type PasskeyAuthenticationResponse,
  readCurrentSteward,
  readReauthStatus,
  reauthenticate,
  removeStewardPasskey,
  resetStewardSecondFactor,
  signInStewardWithPasskey,
  signInWithPasskey,
  startPasskeyReauthentication,
  startPasskeySignIn,
  startStewardPasskeyRegistration,
  startStewardPasskeySignIn,
  type StewardIdentity,
} from '@aera/contracts';
import { asOperator, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityAuth } from '../service.ts';
import {
  generateTotpCode,
  firstSteward,
  firstStewardEnv,
  createStewardCaller,
} from '../testing/steward-caller.ts';
import { collectMails } from '../testing/mails.ts';
import { createVirtualAuthenticator } from './testing/virtual-authenticator.ts';

type Authenticator = ReturnType<typeof createVirtualAuthenticator>;
interface Challenge {
  readonly challenge: string;
  readonly user: { readonly id: string };
}
const { password } = firstSteward;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe('a passkey of a steward', () => {
  let service: TestService;
  let networks = 0;
  const { signIn, readIdentity, setUpSecondFactor } = createStewardCaller(() => service);
  const start = async (as: StewardIdentity) =>
    service.call(startStewardPasskeyRegistration, { body: { password }, as });
  const add = async (as: StewardIdentity, authenticator: Authenticator) => {
    const { options } = (await start(as)).body;
    const response = authenticator.create(options as unknown as Challenge);
    return service.call(finishStewardPasskeyRegistration, { body: { name: 'Blue key', response }, as });
  };
  const readChallenge = async (route: typeof startPasskeySignIn | typeof startStewardPasskeySignIn) =>
    (await service.call(route, { body: {}, as: asVisitor() })).body.options as unknown as Challenge;
  const offer = (response: PasskeyAuthenticationResponse) =>
    service.call(signInStewardWithPasskey, {
      body: { response },
      as: asVisitor({ ip: `10.0.3.${networks++}` }),
    });
  const stepUp = async (as: StewardIdentity, authenticator: Authenticator, from = as) => {
    const { options } = (await service.call(startPasskeyReauthentication, { body: {}, as: from })).body;
    const passkey = authenticator.get(options as unknown as Challenge);
    return service.call(reauthenticate, { body: { passkey }, as });
  };

  beforeAll(async () => {
    service = await startTestService(securityAuth, { env: firstStewardEnv });
  });
  afterAll(() => service.stop());

  it('signs its steward in without a code, and is a step-up authentication', async () => {
    const as = await readIdentity(await signIn());
    const key = createVirtualAuthenticator();
    expect((await add(as, key)).status).toBe(201);
    const signedIn = await offer(key.get(await readChallenge(startStewardPasskeySignIn)));
    expect(signedIn.body).toMatchObject({ success: true, user: { username: firstSteward.username } });
    const here = await readIdentity(signedIn);
    expect((await service.call(readReauthStatus, { as: here })).body.hasPasskey).toBe(true);
    const late = { ...here, authenticatedAt: minutesAgo(20) };
    const proof = await stepUp(late, key);
    expect(proof.body).toEqual({ success: true });
    expect(Date.parse((await readIdentity(proof)).authenticatedAt)).toBeGreaterThan(
      Date.parse(minutesAgo(1)),
    );
  });

  it('is removed with the authenticator by the operator only, and the steward is signed out', async () => {
    const as = await readIdentity(await signIn());
    await add(as, createVirtualAuthenticator());
    await setUpSecondFactor(as);
    const reset = (identity: StewardIdentity, stewardId = as.sub) =>
      service.call(resetStewardSecondFactor, { params: { stewardId }, as: identity });
    expect((await reset(as)).body.code).toBe('role-forbidden');
    expect((await reset(asOperator(), crypto.randomUUID())).body.code).toBe('steward-not-found');

    const { passkeys } = (await service.call(listStewardPasskeys, { as })).body;
    expect((await reset(asOperator())).body).toEqual({ hadAuthenticator: true, passkeys: passkeys.length });
    expect((await signIn()).body).toMatchObject({ success: true });
    const now = await readIdentity(await signIn());
    expect((await service.call(listStewardPasskeys, { as: now })).body.passkeys).toEqual([]);
    const { sessions } = (await service.call(listStewardSessions, { as: now })).body;
    expect(sessions.map(({ id }) => id)).not.toContain(as.sid);
    expect((await reset(asOperator())).body).toEqual({ hadAuthenticator: false, passkeys: 0 });
  });

  it('is reported to the address of its steward when it is added and removed', async () => {
    const mails = collectMails(service);
    const email = 'grace@example.org';
    const first = await readIdentity(await signIn());
    const { link } = (await service.call(inviteSteward, { body: { email, role: 'responder' }, as: first }))
      .body;
    const accepted = await service.call(acceptInvitation, {
      body: {
        token: link.split('#')[1] ?? '',
        firstName: 'Grace',
        lastName: 'Ferrow',
        username: 'grace',
        password,
      },
      as: asVisitor(),
    });
    const as = await readIdentity(accepted);
    const { id } = (await add(as, createVirtualAuthenticator())).body.passkey;
    await add(as, createVirtualAuthenticator());
    for (let n = 0; n < 2; n += 1) await service.call(removeStewardPasskey, { params: { id }, as });
    await service.call(resetStewardSecondFactor, { params: { stewardId: as.sub }, as: asOperator() });
    const sent = () => mails.filter(({ kind }) => kind.startsWith('passkey_'));
    await add(as, createVirtualAuthenticator());
    await eventually(() => sent().filter(({ kind }) => kind === 'passkey_added').length === 3);
    expect(sent().map(({ kind }) => kind)).toEqual([
      'passkey_added',
      'passkey_added',
      'passkey_removed',
      'passkey_removed',
      'passkey_added',
    ]);
    const to = { address: email, recipientId: as.sub, path: '/admin/account' };
    expect(sent()).toEqual(sent().map(() => expect.objectContaining(to) as unknown));
  });

  it('is added only with the password and a step-up within the last minute', async () => {
    const as = await readIdentity(await signIn());
    const guess = { body: { password: 'a guess' }, as };
    expect((await service.call(startStewardPasskeyRegistration, guess)).body.code).toBe('wrong-password');
    expect((await start({ ...as, authenticatedAt: minutesAgo(1.02) })).body.code).toBe('step-up-required');
  });

  it('is rejected if the password was changed after its challenge was issued', async () => {
    const email = 'mary@example.org';
    const first = await readIdentity(await signIn());
    const { link } = (await service.call(inviteSteward, { body: { email, role: 'responder' }, as: first }))
      .body;
    const person = { firstName: 'Mary', lastName: 'Arden', username: 'mary', password };
    const accepted = await service.call(acceptInvitation, {
      body: { token: link.split('#')[1] ?? '', ...person },
      as: asVisitor(),
    });
    const as = await readIdentity(accepted);
    const { options } = (await start(as)).body;
    const changed = await service.call(changeStewardPassword, {
      body: { currentPassword: password, newPassword: 'another long pass phrase' },
      as,
    });
    expect(changed.status).toBe(204);
    const response = createVirtualAuthenticator().create(options as unknown as Challenge);
    const body = { name: 'Blue key', response };
    const answer = await service.call(finishStewardPasskeyRegistration, { body, as });
    expect([answer.status, answer.body.code]).toEqual([400, 'passkey-invalid']);
    expect((await service.call(listStewardPasskeys, { as })).body.passkeys).toEqual([]);
  });

  it('works neither as a member nor with a challenge for another use or steward', async () => {
    const as = await readIdentity(await signIn());
    const key = createVirtualAuthenticator();
    await add(as, key);
    const response = key.get(await readChallenge(startPasskeySignIn));
    const asMember = { body: { response }, as: asVisitor({ ip: '10.0.4.1' }) };
    expect((await service.call(signInWithPasskey, asMember)).status).toBe(401);
    expect((await offer(key.get(await readChallenge(startPasskeySignIn)))).status).toBe(401);
    const { options } = (await service.call(startPasskeyReauthentication, { body: {}, as })).body;
    expect((await offer(key.get(options as unknown as Challenge))).status).toBe(401);
    const other = { ...as, sub: '00000000-0000-4000-8000-000000000000' };
    expect((await stepUp(as, key, other)).body.code).toBe('passkey-unknown');
  });

  it('is rejected once it is removed', async () => {
    const as = await readIdentity(await signIn());
    const key = createVirtualAuthenticator();
    const { id } = (await add(as, key)).body.passkey;
    expect((await service.call(removeStewardPasskey, { params: { id }, as })).status).toBe(204);
    expect((await offer(key.get(await readChallenge(startStewardPasskeySignIn)))).status).toBe(401);
    const names = (await service.call(listStewardPasskeys, { as })).body.passkeys.map(
      (passkey) => passkey.id,
    );
    expect(names).not.toContain(id);
  });
});

describe('a role that requires a second factor', () => {
  const key = createVirtualAuthenticator();
  let service: TestService;
  const { signIn, readIdentity, setUpSecondFactor, proveIdentity } = createStewardCaller(() => service);

  beforeAll(async () => {
    const env = { ...firstStewardEnv, SECOND_FACTOR_ROLES: 'steward, auditor' };
    service = await startTestService(securityAuth, { env });
  });
  afterAll(() => service.stop());

  it('only allows the setup of a second factor until there is one', async () => {
    const answer = await signIn();
    expect(answer.body.user?.lacksSecondFactor).toBe(true);
    const as = await readIdentity(answer);
    expect((await service.call(readCurrentSteward, { as })).body.user.lacksSecondFactor).toBe(true);
    const refused = await service.call(listStewards, { as });
    expect([refused.status, refused.body.code]).toEqual([403, 'second-factor-required']);
    const body = { currentPassword: password, newPassword: 'another long pass phrase' };
    expect((await service.call(changeStewardPassword, { body, as })).body.code).toBe(
      'second-factor-required',
    );
    const { options } = (await service.call(startStewardPasskeyRegistration, { body: { password }, as }))
      .body;
    const passkey = { name: 'Blue key', response: key.create(options as unknown as Challenge) };
    const added = await service.call(finishStewardPasskeyRegistration, { body: passkey, as });
    // The session is renewed, because gateways cache it.
    const renewed = await readIdentity(added);
    expect(renewed.lacksSecondFactor).toBe(false);
    expect((await service.call(listStewards, { as: renewed })).status).toBe(200);
    await eventually(() => expect(readIdentity(answer)).rejects.toThrow('No steward is signed in.'));
  });

  it('does not accept the password alone once a passkey is the second factor', async () => {
    const refused = await signIn();
    expect([refused.status, refused.body.code]).toEqual([403, 'passkey-required']);
    const { options } = (await service.call(startStewardPasskeySignIn, { body: {}, as: asVisitor() })).body;
    const response = key.get(options as unknown as Challenge);
    const signedIn = await service.call(signInStewardWithPasskey, { body: { response }, as: asVisitor() });
    const as = await readIdentity(signedIn);
    const { body: proof } = await proveIdentity(as, { password });
    expect(proof.code).toBe('passkey-required');
    const { people } = (await service.call(listStewards, { as })).body;
    expect(people.map(({ checklist }) => checklist.hasSecondFactor)).toEqual([true]);
  });

  it('accepts the authenticator beside the passkey', async () => {
    const { options } = (await service.call(startStewardPasskeySignIn, { body: {}, as: asVisitor() })).body;
    const response = key.get(options as unknown as Challenge);
    const as = await readIdentity(
      await service.call(signInStewardWithPasskey, { body: { response }, as: asVisitor() }),
    );
    const { secret } = await setUpSecondFactor(as);
    expect((await signIn()).body.requiresTOTP).toBe(true);
    expect((await signIn({ totpCode: generateTotpCode(secret, 1) })).body.success).toBe(true);
  });
});
