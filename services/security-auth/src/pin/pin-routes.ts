import { checkPin } from '@aera/contracts';
import { HttpProblem, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { AttemptBudget } from '../attempts/attempt-budget.ts';
import { limited } from '../attempts/limited.ts';

interface Deps {
  readonly fits: (attempt: string) => boolean;
  readonly budget: AttemptBudget;
}

export const pinRoutes =
  ({ fits, budget }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, checkPin, async ({ body, identity }) => {
      const right = await limited(budget, [`pin:${identity.ip}`], async () => fits(body.pin) || null);
      if (!right) throw new HttpProblem(401, 'Invalid PIN', { code: 'invalid-pin' });
      return undefined;
    });
  };
