import { ownQuestions } from '@aera/contracts';
import { type Kit, serve, type ServiceModule } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { heldRoutes } from './data-subject-routes.ts';
import { eraseMember } from './erase-member.ts';
import { factsWith } from './export-member-data.ts';

interface Needs {
  /** Resolves when the lists show every event of the log. */
  readonly untilListed: () => Promise<void>;
}

/** Export and erasure of a person's questions, notifications and mails. */
export function dataSubjectModule({ config, store, sql, clock }: Kit, { untilListed }: Needs): ServiceModule {
  const factsOf = factsWith(store, sql);
  const routes: FastifyPluginAsync = async (app) => {
    serve(app, ownQuestions, async ({ identity }) => {
      await untilListed();
      return factsOf({ members: [identity.sub], visitors: [], voters: [] });
    });
  };
  return {
    routes: [routes, heldRoutes({ store, sql, secret: config.SEALING_KEY, untilListed, clock })],
    consumers: [
      {
        from: 'security-auth',
        durable: 'questions-erased-members',
        on: eraseMember({ store, sql, clock, untilListed }),
      },
    ],
  };
}
