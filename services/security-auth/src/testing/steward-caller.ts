import {
  reauthenticate,
  resetSecondFactor,
  type Route,
  startSecondFactorSetup,
  type StewardIdentity,
  stewardLogin,
  confirmSecondFactorSetup,
} from '@aera/contracts';
import { type TestResponse, asSteward, asVisitor, type TestService } from '@aera/service-kit/testing';
import { generateSync } from 'otplib';
import { readSessionToken, resolveToken } from './sessions.ts';

/** Credentials of the first steward of a service under test. */
export const firstSteward = { username: 'first', password: 'a long pass phrase' };
export const firstStewardEnv = {
  STEWARD_USERNAME: firstSteward.username,
  STEWARD_PASSWORD: firstSteward.password,
};

/** Returns the current TOTP code of a secret, or the code `stepsOff` time steps away. */
export const generateTotpCode = (secret: string, stepsOff = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + stepsOff * 30 });

/** Signs in as the first steward, and sets up and uses a second factor. Identities are those that the gateway would assert. */
export function createStewardCaller(service: () => TestService) {
  const signIn = (fields: object = {}) =>
    service().call(stewardLogin, { body: { ...firstSteward, ...fields }, as: asVisitor() });

  /** Returns the identity that the gateway would assert for the cookie of this response. */
  const readIdentity = async (answer: Pick<TestResponse<Route>, 'headers'>): Promise<StewardIdentity> => {
    const { sid, steward } = (await resolveToken(service(), readSessionToken(answer))) ?? {};
    if (!steward) throw new Error('No steward is signed in.');
    return asSteward({ ...steward, sub: steward.id, sid: sid as string });
  };

  return {
    signIn,
    readIdentity,
    /** Sets up a second factor with a new secret. Only the code that confirms it is used up. */
    async setUpSecondFactor(as: StewardIdentity): Promise<{ secret: string; recoveryCodes: string[] }> {
      await service().kit.sql('delete from attempts');
      await service().call(resetSecondFactor, { as });
      const { secret } = (await service().call(startSecondFactorSetup, { as })).body;
      const { body } = await service().call(confirmSecondFactorSetup, {
        body: { token: generateTotpCode(secret) },
        as,
      });
      return { secret, recoveryCodes: body.recoveryCodes };
    },
    proveIdentity: (
      as: StewardIdentity,
      body: { totpCode?: string; recoveryCode?: string; password?: string },
    ) => service().call(reauthenticate, { body, as }),
  };
}
