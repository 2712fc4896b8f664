import {
  listStewardSessions,
  readReauthStatus,
  register,
  renewRecoveryCodes,
  sessionRevoked,
  startSecondFactorSetup,
  type StewardIdentity,
  stewardLogout,
} from '@aera/contracts/server';
import { asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { securityAuth } from '../service.ts';
import { sessionStream } from '../sessions/session-stream.ts';
import {
  generateTotpCode,
  firstSteward,
  firstStewardEnv,
  createStewardCaller,
} from '../testing/steward-caller.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe('step-up authentication of a steward', () => {
  let service: TestService;
  const { signIn, readIdentity, setUpSecondFactor, proveIdentity } = createStewardCaller(() => service);
  const status = async (as: StewardIdentity) => (await service.call(readReauthStatus, { as })).body;

  beforeAll(async () => {
    service = await startTestService(securityAuth, { env: firstStewardEnv });
  });
  afterAll(() => service.stop());

  it('is valid for 15 minutes after sign-in', async () => {
    const as = await readIdentity(await signIn());
    expect(await status(as)).toMatchObject({ isReauthRequired: false, method: 'password' });
    expect((await status({ ...as, authenticatedAt: minutesAgo(14) })).timeUntilReauth).toBeLessThanOrEqual(
      60,
    );
    expect(await status({ ...as, authenticatedAt: minutesAgo(15) })).toEqual({
      isReauthRequired: true,
      timeUntilReauth: 0,
      method: 'password',
      hasPasskey: false,
    });
  });

  it('is required for sensitive routes only', async () => {
    const as = await readIdentity(await signIn());
    const late = { ...as, authenticatedAt: minutesAgo(16) };
    const refused = await service.call(startSecondFactorSetup, { as: late });
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      403,
      'step-up-required',
      'TOTP re-authentication required',
    ]);
    expect((await service.call(readReauthStatus, { as: late })).status).toBe(200);
    expect((await service.call(startSecondFactorSetup, { as })).status).toBe(200);
  });

  it("is not refreshed by a member's sign-in in the same browser", async () => {
    const as = await readIdentity(await signIn());
    const body = { email: 'ada@example.org', name: 'Ada', password: 'correct horse battery' };
    const joined = await service.call(register, { body, as: asVisitor({ sid: as.sid }) });
    const both = await readIdentity(joined);
    expect(both.sid).not.toBe(as.sid);
    expect(both.authenticatedAt).toBe(as.authenticatedAt);
  });

  it('accepts the password without a second factor', async () => {
    const as = await readIdentity(await signIn());
    expect((await proveIdentity(as, { password: 'not this one' })).body).toMatchObject({
      status: 401,
      detail: 'Invalid password',
    });
    expect((await proveIdentity(as, { totpCode: '123456' })).body.errors).toMatchObject([
      { field: 'password' },
    ]);
    const proof = await proveIdentity(as, { password: firstSteward.password });
    expect(proof.body).toEqual({ success: true });
    expect(Date.parse((await readIdentity(proof)).authenticatedAt)).toBeGreaterThan(
      Date.parse(as.authenticatedAt),
    );
  });

  it('is rejected for an ended session', async () => {
    const as = await readIdentity(await signIn());
    expect((await service.call(stewardLogout, { as: asVisitor({ sid: as.sid }) })).status).toBe(204);
    const late = await proveIdentity(as, { password: firstSteward.password });
    expect([late.status, late.body.code]).toEqual([401, 'session-ended']);
  });

  it('is rejected, and leaves no new session, if the steward is signed out while it opens', async () => {
    const as = await readIdentity(await signIn());
    const list = async () =>
      (await service.call(listStewardSessions, { as })).body.sessions.map(({ id }) => id);
    const before = await list();
    const stream = service.kit.store.stream(sessionStream);
    const { handle } = stream;
    const spy = vi.spyOn(stream, 'handle').mockImplementationOnce(async (...opening) => {
      await service.call(stewardLogout, { as: asVisitor({ sid: as.sid }) });
      return handle(...opening);
    });
    const late = await proveIdentity(as, { password: firstSteward.password });
    spy.mockRestore();
    expect([late.status, late.body.code]).toEqual([401, 'session-ended']);
    expect(late.headers['set-cookie']).toBeUndefined();
    expect((await list()).filter((id) => id === as.sid || !before.includes(id))).toEqual([]);
  });

  it('rotates the token, so that a stolen old one is invalid', async () => {
    const before = await signIn();
    const as = await readIdentity(before);
    const proof = await proveIdentity(as, { password: firstSteward.password });
    expect((await readIdentity(proof)).sid).not.toBe(as.sid);
    await eventually(() => expect(readIdentity(before)).rejects.toThrow('No steward is signed in.'));
    const revoked = await service.messages(sessionRevoked.type);
    expect(revoked.map(({ data }) => data)).toContainEqual(expect.objectContaining({ sid: as.sid }));
    const late = await proveIdentity(as, { password: firstSteward.password });
    expect([late.status, late.body.code]).toEqual([401, 'session-ended']);
  });

  it('requires a code or an unused recovery code if there is a second factor', async () => {
    const as = await readIdentity(await signIn());
    const { secret } = await setUpSecondFactor(as);
    expect(await status(as)).toMatchObject({ method: 'totp' });
    expect((await proveIdentity(as, { password: firstSteward.password })).body.errors).toMatchObject([
      { field: 'totpCode' },
    ]);
    const now = await readIdentity(await proveIdentity(as, { totpCode: generateTotpCode(secret, 1) }));
    expect(Date.parse(now.authenticatedAt)).toBeGreaterThan(Date.parse(as.authenticatedAt));
    expect((await service.call(renewRecoveryCodes, { as: now })).status).toBe(200);

    const { recoveryCodes } = await setUpSecondFactor(now);
    const [recoveryCode = '', other = ''] = recoveryCodes;
    const byRecovery = await proveIdentity(now, { recoveryCode });
    expect(byRecovery.body).toEqual({ success: true, recoveryCodesLeft: 9 });
    const here = await readIdentity(byRecovery);
    expect(Date.parse(here.authenticatedAt)).toBeGreaterThan(Date.parse(now.authenticatedAt));
    const again = await proveIdentity(here, { recoveryCode });
    expect([again.status, again.body.code]).toEqual([401, 'invalid-code']);
    expect((await signIn({ recoveryCode })).body.detail).toBe('Invalid recovery code');
    expect((await signIn({ recoveryCode: other })).body).toMatchObject({ recoveryCodesLeft: 8 });
  });
});
