import type { Decider } from '@aera/event-store/decider';

/** What a reader said about an answer. The comment is sealed for the voter. */
export type VoteEvent = {
  type: 'AnswerRated';
  data: {
    questionId: string;
    /** The member’s id, or one that stands for a visitor’s browser. */
    voterId: string;
    helpful: boolean;
    reason: string | null;
    comment: string | null;
    ratedAt: string;
  };
};

type Vote = { helpful: boolean; reason: string | null; comment: string | null } | null;

const initialVote = (): Vote => null;

const evolveVote = (_: Vote, { data: { helpful, reason, comment } }: VoteEvent): Vote => ({
  helpful,
  reason,
  comment,
});

export const votePersonalFields = {
  AnswerRated: { subject: (data: { voterId: string }) => data.voterId, fields: ['comment'] },
} as const;

interface VoteCommand {
  type: 'RateAnswer';
  data: Omit<VoteEvent['data'], 'ratedAt'>;
  now: string;
}

/** A vote can be changed; what helped needs no reason. Saying the same again adds nothing. */
function decideVote({ data, now }: VoteCommand, vote: Vote): VoteEvent[] {
  const { helpful } = data;
  const reason = helpful ? null : (data.reason ?? 'other');
  const comment = helpful ? null : data.comment;
  if (vote?.helpful === helpful && vote.reason === reason && vote.comment === comment) return [];
  return [{ type: 'AnswerRated', data: { ...data, reason, comment, ratedAt: now } }];
}

export const vote: Decider<VoteCommand, VoteEvent, Vote> = {
  initial: initialVote,
  evolve: evolveVote,
  decide: decideVote,
};
