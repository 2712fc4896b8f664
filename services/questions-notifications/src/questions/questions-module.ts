import { createStewardNames, type Kit, type ServiceModule, stewardNameRows } from '@aera/service-kit';
import { claimQuestionsWith } from './claims/claim-questions.ts';
import { noteVerified } from './claims/verified-member-consumer.ts';
import { verifiedMemberRows } from './claims/verified-members-projection.ts';
import { sparedRows } from './deflection/question-deflections-projection.ts';
import { visitorIdWith, voterIdWith } from './pseudonyms.ts';
import { readerRoutes } from './public-question-routes.ts';
import { stewardRoutes } from './question-admin-routes.ts';
import type { QuestionDeps } from './question-deps.ts';
import { createQuestionQueries } from './question-queries.ts';
import { questionRoutes } from './question-routes.ts';
import { createQuestionFigures } from './question-stats.ts';
import { createPromiseWatch } from './sla-monitor.ts';
import { createFollowLinks } from './status-link.ts';
import { createVoteQueries } from './votes/vote-queries.ts';
import { voteRows } from './votes/votes-projection.ts';

interface Needs {
  /** Resolves when the lists show every event of the log. */
  readonly untilListed: () => Promise<void>;
}

/** Questions and their answers. The list of questions is part of the read models that browsers follow. */
export function questionsModule(
  { config, orm, sql, store, clock, newId, workers }: Kit,
  { untilListed }: Needs,
): ServiceModule {
  const secret = config.SEALING_KEY;
  const visitorIdOf = visitorIdWith(secret);
  const votes = createVoteQueries(sql);
  const deps: QuestionDeps = {
    store,
    queries: createQuestionQueries(orm),
    figures: createQuestionFigures(sql),
    stewards: createStewardNames({ store, sql, clock }),
    follow: createFollowLinks(secret),
    untilListed,
    visitorIdOf,
    voterIdOf: voterIdWith(secret),
    claim: claimQuestionsWith({ store, sql, visitorIdOf, clock, untilListed }),
    voteOf: votes.of,
    complaintsOn: votes.complaintsOn,
    clock,
    newId,
  };
  const watch = createPromiseWatch({ store, sql, clock, workers });
  return {
    projections: [voteRows, sparedRows, stewardNameRows, verifiedMemberRows],
    consumers: [{ from: 'security-auth', durable: 'questions-verified-members', on: noteVerified(store) }],
    routes: [questionRoutes(deps), readerRoutes(deps), stewardRoutes(deps)],
    start: watch.start,
    stop: watch.stop,
  };
}
