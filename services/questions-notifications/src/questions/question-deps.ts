import { createStewardNames, type ServiceContext } from '@aera/service-kit';
import { createClaimQuestions } from './verified-members/claim-questions.ts';
import { createEmailPseudonymizer, createSessionPseudonymizer } from './pseudonyms.ts';
import { createQuestionQueries } from './question-queries.ts';
import { createQuestionStats } from './question-stats.ts';
import { createStatusLinks } from './status-link.ts';
import { createClaimVote } from './votes/claim-vote.ts';
import { createVoteQueries } from './votes/vote-queries.ts';

/** Dependencies that the routes of questions share. */
export type QuestionDeps = ReturnType<typeof createQuestionDeps>;

export function createQuestionDeps(kit: ServiceContext, waitUntilListed: () => Promise<void>) {
  const { sql } = kit;
  const secret = kit.deriveKey('question pseudonyms');
  const pseudonymizeEmail = createEmailPseudonymizer(secret);
  return {
    ...kit,
    waitUntilListed,
    pseudonymizeEmail,
    pseudonymizeSession: createSessionPseudonymizer(secret),
    queries: createQuestionQueries(sql),
    stats: createQuestionStats(sql),
    votes: createVoteQueries(sql),
    stewards: createStewardNames(kit),
    statusLinks: createStatusLinks(kit.deriveKey('status links')),
    claimQuestions: createClaimQuestions(kit, pseudonymizeEmail, waitUntilListed),
    claimVote: createClaimVote(kit),
  };
}
