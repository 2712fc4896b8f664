import { scaleTimeout } from '@aera/testing';
import { expect } from '@playwright/test';
import { generateSync } from 'otplib';

/** Seconds for which a code is valid. */
const periodSeconds = 30;
const stepNow = () => Math.floor(Date.now() / 1000 / periodSeconds);

/**
 * An authenticator that returns codes without waiting for the next period where possible. Each code is of a later time step than the one
 * before, as the server requires, at most one step ahead of the clock.
 */
export function createAuthenticator(secret: string) {
  let step = 0;
  return {
    async next(): Promise<string> {
      // In the first half of a step, the code of the step before is still accepted.
      const early = (Date.now() / 1000) % periodSeconds < periodSeconds / 2;
      step = Math.max(step + 1, early ? stepNow() - 1 : stepNow());
      await expect
        .poll(() => stepNow() + 1, { timeout: scaleTimeout(2 * periodSeconds * 1000) })
        .toBeGreaterThanOrEqual(step);
      return generateSync({ secret, epoch: step * periodSeconds });
    },
  };
}
