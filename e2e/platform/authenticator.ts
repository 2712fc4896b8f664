import { scaled } from '@aera/testing';
import { expect } from '@playwright/test';
import { generateSync } from 'otplib';

/** Seconds that a code is shown for. */
const period = 30;
const stepNow = () => Math.floor(Date.now() / 1000 / period);

/**
 * An authenticator in a hurry: each code is of a later time step than the one before, as the server wants it, and waits until
 * the server would take it, which is from one step ahead on.
 */
export function authenticator(secret: string) {
  let step = 0;
  return {
    async next(): Promise<string> {
      // The step before is good until this one ends, if there is enough left of it.
      const early = (Date.now() / 1000) % period < period / 2;
      step = Math.max(step + 1, early ? stepNow() - 1 : stepNow());
      await expect
        .poll(() => stepNow() + 1, { timeout: scaled(2 * period * 1000) })
        .toBeGreaterThanOrEqual(step);
      return generateSync({ secret, epoch: step * period });
    },
  };
}
