import { createHash } from 'node:crypto';
import { legalProtection } from '@aera/content/legal-protection';
import { operations } from '@aera/content/operations';
import { checkPin, type PinPageName, readPinPage } from '@aera/contracts';
import { HttpProblem, isEqualInConstantTime, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { SecurityContext } from '../security-context.ts';
import { createPinGrants } from './pin-grants.ts';

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Compares SHA-256 digests in constant time. Without a configured PIN, every attempt fails. */
function createPinCheck(pin: string | undefined): (attempt: string) => boolean {
  const expected = pin === undefined ? undefined : digest(pin);
  return (attempt) => expected !== undefined && isEqualInConstantTime(expected, digest(attempt));
}

const pages = { operations, 'legal-protection': legalProtection } satisfies Record<PinPageName, object>;

/** The access PIN, and the pages behind it. */
export const pinRoutes =
  ({ config, attempts, deriveKey, clock }: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    const pin = config.ACCESS_PIN;
    const isCorrectPin = createPinCheck(pin);
    const grants = createPinGrants({ pin, secret: deriveKey('pin-grants'), clock });

    serve(app, checkPin, async ({ body, identity: { ip }, reply }) => {
      const isCorrect = await attempts.runThrottled(
        'pin',
        { account: null, ip },
        async () => isCorrectPin(body.pin) || null,
      );
      if (!isCorrect) throw new HttpProblem(401, 'Invalid PIN', { code: 'invalid-pin' });
      reply.header('set-cookie', grants.issue());
    });

    serve(app, readPinPage, async ({ params, request }) => {
      if (!grants.isGranted(request.headers.cookie))
        throw new HttpProblem(401, 'Enter the PIN to read this page.', { code: 'pin-required' });
      return pages[params.page];
    });
  };
