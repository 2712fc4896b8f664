import {
  readTotpClock,
  renewRecoveryCodes,
  resetSecondFactor,
  readSecondFactorStatus,
  startSecondFactorSetup,
  type StewardIdentity,
  confirmSecondFactorSetup,
} from '@aera/contracts';
import { createEventStore } from '@aera/event-store';
import { startTestService, type TestService } from '@aera/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityStreams } from '../security-streams.ts';
import { securityAuth } from '../service.ts';
import { generateTotpCode, firstStewardEnv, createStewardCaller } from '../testing/steward-caller.ts';
import { createSecondFactors } from './second-factors.ts';

const hundred = Array.from({ length: 100 });

describe('the second factor of a steward', () => {
  let service: TestService;
  let as: StewardIdentity;
  const { signIn, readIdentity, setUpSecondFactor, proveIdentity } = createStewardCaller(() => service);
  const status = async () => (await service.call(readSecondFactorStatus, { as })).body;
  const verify = (token: string) => service.call(confirmSecondFactorSetup, { body: { token }, as });

  beforeAll(async () => {
    service = await startTestService(securityAuth, { env: firstStewardEnv });
    as = await readIdentity(await signIn());
  });
  afterAll(() => service.stop());

  it('is active after the first code and then required at every sign-in', async () => {
    expect(await status()).toEqual({ isConfigured: false, recoveryCodesLeft: 0, since: null });
    const { body } = await service.call(startSecondFactorSetup, { as });
    expect(body.otpauthUri).toContain(body.secret);
    expect(body.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect((await verify(generateTotpCode(body.secret, 40))).body.detail).toBe('Invalid authentication code');
    expect(await status()).toMatchObject({ isConfigured: false });
    expect((await signIn()).body).toMatchObject({ success: true });

    const { recoveryCodes } = (await verify(generateTotpCode(body.secret))).body;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await status()).toMatchObject({ isConfigured: true, recoveryCodesLeft: 10 });
    const asked = await signIn();
    expect([asked.status, asked.body]).toEqual([200, { success: false, requiresTOTP: true }]);
    expect(String(asked.headers['set-cookie'] ?? '')).not.toContain('aera_session');
    expect((await service.call(startSecondFactorSetup, { as })).body.code).toBe('second-factor-exists');
  });

  it('accepts a code once, and discloses nothing without the password', async () => {
    const { secret } = await setUpSecondFactor(as);
    const totpCode = generateTotpCode(secret, 1);
    expect((await signIn({ totpCode, password: 'a wrong one' })).body.detail).toBe(
      'Invalid username or password',
    );
    const wrong = await signIn({ totpCode: generateTotpCode(secret, 40) });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid-code']);
    expect((await signIn({ totpCode })).body).toMatchObject({ success: true });
    const again = await signIn({ totpCode });
    expect([again.status, again.body.code]).toEqual([401, 'otp-replayed']);
    expect((await proveIdentity(as, { totpCode })).body.code).toBe('otp-replayed');
  });

  it('accepts one of a hundred concurrent setups with the same code', async () => {
    await service.kit.sql('delete from attempts');
    await service.call(resetSecondFactor, { as });
    const { secret } = (await service.call(startSecondFactorSetup, { as })).body;
    const token = generateTotpCode(secret);
    const answers = await Promise.all(hundred.map(() => verify(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 409, 429]).toContain(status);
  });

  it.each(['sign-in', 'step-up'] as const)(
    'accepts one of a hundred concurrent codes on two instances without throttling, for %s',
    async (use) => {
      const { secret } = await setUpSecondFactor(as);
      const code = generateTotpCode(secret, 1);
      const instances = [1, 2].map(() => {
        const { orm, config } = service.kit;
        const store = createEventStore({ orm, masterKey: config.MASTER_KEY, streams: securityStreams });
        return { store, factors: createSecondFactors({ store, now: () => new Date().toISOString() }) };
      });
      const shown = await Promise.allSettled(
        hundred.map((_, n) => instances[n % 2]?.factors.verify(as.sub, { totpCode: code }, use, {})),
      );
      for (const { store } of instances) await store.close();
      expect(shown.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
      const refused = shown.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      for (const reason of refused) expect(reason).toMatchObject({ code: 'otp-replayed' });
    },
  );

  it('accepts each recovery code once, in any notation', async () => {
    const { recoveryCodes } = await setUpSecondFactor(as);
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn({ recoveryCode: first.toUpperCase() })).body).toMatchObject({ success: true });
    expect((await signIn({ recoveryCode: first })).body.detail).toBe('Invalid recovery code');
    expect(await status()).toMatchObject({ recoveryCodesLeft: 9 });
    const answers = await Promise.all(hundred.map(() => signIn({ recoveryCode: second })));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);

    await service.kit.sql('delete from attempts');
    const renewed = (await service.call(renewRecoveryCodes, { as })).body.recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect((await signIn({ recoveryCode: recoveryCodes[2] })).status).toBe(401);
    expect((await signIn({ recoveryCode: renewed[0] })).body).toMatchObject({ success: true });
  });

  it('counts wrong codes separately from passwords and step-ups', async () => {
    const { secret, recoveryCodes } = await setUpSecondFactor(as);
    const here = await readIdentity(await signIn({ recoveryCode: recoveryCodes[0] }));
    for (let n = 0; n < 5; n += 1) expect((await signIn({ recoveryCode: 'none' })).status).toBe(401);
    const late = await signIn({ totpCode: generateTotpCode(secret, 1) });
    expect([late.status, late.body.code]).toEqual([429, 'too-many-attempts']);
    expect((await signIn()).body).toEqual({ success: false, requiresTOTP: true });
    expect((await proveIdentity(here, { totpCode: generateTotpCode(secret, 1) })).status).toBe(200);
  });

  it('is removed, and its codes stop working', async () => {
    const { secret, recoveryCodes } = await setUpSecondFactor(as);
    const minuteOld = { ...as, authenticatedAt: new Date(Date.now() - 61_000).toISOString() };
    const refused = await service.call(resetSecondFactor, { as: minuteOld });
    expect([refused.status, refused.body.code]).toEqual([403, 'step-up-required']);
    expect((await service.call(resetSecondFactor, { as })).body).toEqual({ success: true });
    expect((await signIn()).body).toMatchObject({ success: true });
    expect((await proveIdentity(as, { totpCode: generateTotpCode(secret, 1) })).status).toBe(400);
    expect((await service.call(renewRecoveryCodes, { as })).body.code).toBe('second-factor-missing');
    expect(recoveryCodes).toHaveLength(10);
  });

  it('stores no secret and no recovery code in plain text', async () => {
    const { secret, recoveryCodes } = await setUpSecondFactor(as);
    const [row] = await service.kit.sql<{ log: string }>(
      'select string_agg(data::text, $1) as log from events',
      ['\n'],
    );
    expect(row?.log).toContain(as.sub);
    expect(row?.log).not.toContain(secret);
    for (const code of recoveryCodes) expect(row?.log).not.toContain(code);
  });

  it('returns the remaining seconds of the time step but no code', async () => {
    const { body } = await service.call(readTotpClock, { as });
    expect(Object.keys(body).toSorted()).toEqual(['period', 'secondsRemaining', 'serverTime']);
    expect(body.secondsRemaining).toBe(30 - (Math.floor(Date.parse(body.serverTime) / 1000) % 30));
  });
});
