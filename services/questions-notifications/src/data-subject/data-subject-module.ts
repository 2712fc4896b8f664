import { ownQuestions } from '@aera/contracts';
import { type Kit, serve, type ServiceModule } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { createDataSubjectRoutes } from './data-subject-routes.ts';
import { onMemberErased } from './erase-member.ts';
import { createMemberDataExport } from './export-member-data.ts';

interface Needs {
  /** Resolves when the lists show every event of the log. */
  readonly untilListed: () => Promise<void>;
}

/** Export and erasure of a person's questions, notifications and mails. */
export function dataSubjectModule({ config, store, sql, clock }: Kit, { untilListed }: Needs): ServiceModule {
  const factsOf = createMemberDataExport(store, sql);
  const routes: FastifyPluginAsync = async (app) => {
    serve(app, ownQuestions, async ({ identity }) => {
      await untilListed();
      return factsOf({ members: [identity.sub], visitors: [], voters: [] });
    });
  };
  return {
    routes: [routes, createDataSubjectRoutes({ store, sql, secret: config.SEALING_KEY, untilListed, clock })],
    consumers: [
      {
        from: 'security-auth',
        durable: 'questions-erased-members',
        on: onMemberErased({ store, sql, clock, untilListed }),
      },
    ],
  };
}
