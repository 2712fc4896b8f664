import { createHash, timingSafeEqual } from 'node:crypto';
import { checkPin } from '@aera/contracts';
import { HttpProblem, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { AttemptThrottle } from '../throttling/attempt-throttle.ts';

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Compares SHA-256 digests in constant time. Without a configured PIN, every attempt fails. */
export function createPinCheck(pin: string | undefined): (attempt: string) => boolean {
  const expected = pin === undefined ? undefined : digest(pin);
  return (attempt) => expected !== undefined && timingSafeEqual(expected, digest(attempt));
}

interface Deps {
  readonly fits: (attempt: string) => boolean;
  readonly attempts: AttemptThrottle;
}

export const pinRoutes =
  ({ fits, attempts }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, checkPin, async ({ body, identity }) => {
      const right = await attempts.limited(
        'pin',
        { account: null, ip: identity.ip },
        async () => fits(body.pin) || null,
      );
      if (!right) throw new HttpProblem(401, 'Invalid PIN', { code: 'invalid-pin' });
      return undefined;
    });
  };
