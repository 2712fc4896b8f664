import type { MemberIdentity } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import type { EventMetadata, StewardNames } from '@aera/service-kit';
import type { StatusLinks } from './status-link.ts';
import type { QuestionStats } from './question-stats.ts';
import type { QuestionQueries } from './question-queries.ts';
import type { ClaimVote } from './votes/claim-vote.ts';
import type { VoteQueries } from './votes/vote-queries.ts';

/** What the routes of questions are built from. */
export interface QuestionDeps {
  readonly store: EventStore;
  readonly queries: QuestionQueries;
  readonly figures: QuestionStats;
  readonly stewards: StewardNames;
  readonly follow: StatusLinks;
  /** Resolves when the lists show what has happened up to now. */
  readonly untilListed: () => Promise<void>;
  /** The author that a visitor's e-mail address stands for. */
  readonly visitorIdOf: (email: string) => string;
  /** The voter that a visitor's browser stands for. */
  readonly voterIdOf: (sessionId: string) => string;
  /** Gives a member the questions that were sent with their verified address. */
  readonly claim: (member: MemberIdentity, metadata: EventMetadata) => Promise<void>;
  readonly voteOf: VoteQueries['of'];
  readonly claimVote: ClaimVote;
  readonly complaintsOn: VoteQueries['complaintsOn'];
  readonly clock: () => Date;
  readonly newId: () => string;
}
