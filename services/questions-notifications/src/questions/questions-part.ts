import { erasing, type EventStore, type Sql, untilProjected } from '@aera/event-store';
import { createStewardNames, type Kit, stewardNameRows } from '@aera/service-kit';
import { lists } from '../lists.ts';
import { clearVotes } from '../own-data/clear-member.ts';
import { erasedPerson, personErasedStream } from '../own-data/person-erased.ts';
import { visitorIdWith, voterIdWith } from './author-id.ts';
import { claimQuestionsWith } from './claims/claim-questions.ts';
import { verifiedMemberRows } from './claims/verified-members-projection.ts';
import { noteVerified } from './claims/verified-reactions.ts';
import { createFollowLinks } from './follow-link.ts';
import type { QuestionDeps } from './question-deps.ts';
import { createQuestionFigures } from './question-figures.ts';
import { createQuestionQueries } from './question-queries.ts';
import { questionRoutes } from './question-routes.ts';
import { readerRoutes } from './reader-routes.ts';
import { sparedRows } from './spared/spared-questions-projection.ts';
import { stewardRoutes } from './steward-routes.ts';
import { createVoteQueries } from './votes/vote-queries.ts';
import { voteRows } from './votes/vote-rows.ts';
import { createPromiseWatch } from './watch-promises.ts';

interface PartKit extends Pick<Kit, 'config' | 'orm' | 'clock' | 'newId' | 'workers'> {
  readonly sql: Sql;
  readonly store: EventStore;
}

/** The questions’ half of the service, assembled. The questions themselves are among the lists that browsers hear of. */
export function questionsPart({ config, orm, sql, store, clock, newId, workers }: PartKit) {
  const secret = config.SEALING_KEY;
  const untilListed = () => untilProjected(store, lists.name);
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
    projections: [
      erasing(voteRows, { streams: [personErasedStream], erased: erasedPerson, clear: clearVotes }),
      sparedRows,
      stewardNameRows,
      verifiedMemberRows,
    ],
    consumers: [
      { from: 'security-auth', durable: 'questions-verified-members', on: noteVerified(store) } as const,
    ],
    routes: [questionRoutes(deps), readerRoutes(deps), stewardRoutes(deps)],
    start: watch.start,
    stop: watch.stop,
  };
}
