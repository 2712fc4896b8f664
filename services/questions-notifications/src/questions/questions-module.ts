import {
  createStewardNames,
  type ServiceContext,
  type ServiceModule,
  stewardNamesProjection,
} from '@aera/service-kit';
import { createClaimQuestions } from './claims/claim-questions.ts';
import { onMemberEmailVerified } from './claims/verified-member-consumer.ts';
import { verifiedMembersProjection } from './claims/verified-members-projection.ts';
import { deflectionsProjection } from './deflection/question-deflections-projection.ts';
import { createEmailPseudonymizer, createSessionPseudonymizer } from './pseudonyms.ts';
import { publicQuestionRoutes } from './public-question-routes.ts';
import { stewardQuestionRoutes } from './question-admin-routes.ts';
import type { QuestionDeps } from './question-deps.ts';
import { createQuestionQueries } from './question-queries.ts';
import { questionRoutes } from './question-routes.ts';
import { createQuestionStats } from './question-stats.ts';
import { createSlaMonitor } from './sla-monitor.ts';
import { createStatusLinks } from './status-link.ts';
import { createClaimVote } from './votes/claim-vote.ts';
import { createVoteQueries } from './votes/vote-queries.ts';
import { votesProjection } from './votes/votes-projection.ts';

interface Needs {
  /** Resolves when the lists show every event of the log. */
  readonly untilListed: () => Promise<void>;
}

/** Questions and their answers. The list of questions is part of the read models that browsers follow. */
export function questionsModule(
  { sql, store, clock, newId, workers, deriveKey }: ServiceContext,
  { untilListed }: Needs,
): ServiceModule {
  const secret = deriveKey('question pseudonyms');
  const visitorIdOf = createEmailPseudonymizer(secret);
  const votes = createVoteQueries(sql);
  const deps: QuestionDeps = {
    store,
    queries: createQuestionQueries(sql),
    figures: createQuestionStats(sql),
    stewards: createStewardNames({ store, sql, clock }),
    follow: createStatusLinks(deriveKey('status links')),
    untilListed,
    visitorIdOf,
    voterIdOf: createSessionPseudonymizer(secret),
    claim: createClaimQuestions({ store, sql, visitorIdOf, clock, untilListed }),
    voteOf: votes.of,
    claimVote: createClaimVote({ sql, secret: deriveKey('vote networks'), clock }),
    complaintsOn: votes.complaintsOn,
    clock,
    newId,
  };
  const watch = createSlaMonitor({ store, sql, clock, workers });
  return {
    projections: [votesProjection, deflectionsProjection, stewardNamesProjection, verifiedMembersProjection],
    consumers: [
      {
        from: 'security-auth',
        durable: 'questions-notifications-verified-members',
        on: onMemberEmailVerified(store),
      },
    ],
    routes: [questionRoutes(deps), publicQuestionRoutes(deps), stewardQuestionRoutes(deps)],
    start: watch.start,
    stop: watch.stop,
  };
}
