import { checkPin } from '@aera/contracts';
import { HttpProblem, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Attempts } from '../attempts/attempts.ts';

interface Deps {
  readonly fits: (attempt: string) => boolean;
  readonly attempts: Attempts;
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
