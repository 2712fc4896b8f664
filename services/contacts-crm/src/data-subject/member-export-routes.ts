import { ownMessages } from '@aera/contracts';
import { serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { LeadQueries } from '../leads/lead-queries.ts';

interface Deps {
  readonly queries: LeadQueries;
  /** Resolves when the list shows what has happened up to now. */
  readonly untilListed: () => Promise<void>;
}

export const memberExportRoutes =
  ({ queries, untilListed }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, ownMessages, async ({ identity }) => {
      await untilListed();
      const messages = (await queries.ofContacts([identity.sub])).map(
        ({ id, name, email, subject, message, createdAt }) => ({
          id,
          name,
          email,
          subject,
          message,
          createdAt,
        }),
      );
      return { messages };
    });
  };
