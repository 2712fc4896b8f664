import { type ServiceContext, type ServiceModule, stewardNamesProjection } from '@aera/service-kit';
import { onMemberEmailVerified } from './verified-members/verified-member-consumer.ts';
import { deflectionsProjection } from './deflection/question-deflections-projection.ts';
import { publicQuestionRoutes } from './public-question-routes.ts';
import { stewardQuestionRoutes } from './steward-question-routes.ts';
import { createQuestionDeps } from './question-deps.ts';
import { questionRoutes } from './question-routes.ts';
import { createSlaMonitor } from './sla-monitor.ts';
import { votesProjection } from './votes/votes-projection.ts';

/** Questions and their answers. The lists of questions and verified members are part of the read models. */
export function questionsModule(kit: ServiceContext, waitUntilListed: () => Promise<void>): ServiceModule {
  const deps = createQuestionDeps(kit, waitUntilListed);
  const slaMonitor = createSlaMonitor(kit);
  return {
    projections: [votesProjection, deflectionsProjection, stewardNamesProjection],
    consumers: [
      {
        from: 'security-auth',
        durable: 'questions-notifications-verified-members',
        on: onMemberEmailVerified(kit.store),
      },
    ],
    routes: [questionRoutes(deps), publicQuestionRoutes(deps), stewardQuestionRoutes(deps)],
    start: slaMonitor.start,
    stop: slaMonitor.stop,
  };
}
