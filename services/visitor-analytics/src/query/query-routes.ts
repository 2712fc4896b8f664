import { type ResponseOf, visitorActivity } from '@aera/contracts';
import { serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';

interface Deps {
  readonly activityOf: (ip: string) => Promise<ResponseOf<typeof visitorActivity>>;
}

export const queryRoutes =
  ({ activityOf }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, visitorActivity, async ({ params }) => activityOf(params.ip));
  };
