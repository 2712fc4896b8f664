import { createHash, timingSafeEqual } from 'node:crypto';
import { checkPin } from '@aera/contracts';
import { HttpProblem, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { SecurityContext } from '../security-context.ts';

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Compares SHA-256 digests in constant time. Without a configured PIN, every attempt fails. */
function createPinCheck(pin: string | undefined): (attempt: string) => boolean {
  const expected = pin === undefined ? undefined : digest(pin);
  return (attempt) => expected !== undefined && timingSafeEqual(expected, digest(attempt));
}

/** Access PIN of some public pages. */
export const pinRoutes =
  ({ config, attempts }: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    const isPin = createPinCheck(config.ACCESS_PIN);

    serve(app, checkPin, async ({ body, identity: { ip } }) => {
      const isCorrect = await attempts.runThrottled(
        'pin',
        { account: null, ip },
        async () => isPin(body.pin) || null,
      );
      if (!isCorrect) throw new HttpProblem(401, 'Invalid PIN', { code: 'invalid-pin' });
      return undefined;
    });
  };
