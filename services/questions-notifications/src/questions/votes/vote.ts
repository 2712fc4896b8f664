import type { Decider } from '@aera/event-store/decider';

/** A reader's vote on an answer. The comment is encrypted for the voter. */
export type VoteEvent = {
  type: 'AnswerRated';
  data: {
    questionId: string;
    /** Member id, or the pseudonym of a visitor's browser session. */
    voterId: string;
    helpful: boolean;
    reason: string | null;
    comment: string | null;
    /** False if someone else in the network had voted on the answer that day. */
    counted: boolean;
    ratedAt: string;
  };
};

type VoteState = Pick<VoteEvent['data'], 'helpful' | 'reason' | 'comment' | 'counted'> | null;

const initialVote = (): VoteState => null;

const evolveVote = (_: VoteState, { data: { helpful, reason, comment, counted } }: VoteEvent): VoteState => ({
  helpful,
  reason,
  comment,
  counted,
});

export const votePersonalFields = {
  AnswerRated: { subject: (data: { voterId: string }) => data.voterId, fields: ['comment'] },
} as const;

interface VoteCommand {
  type: 'VoteOnAnswer';
  data: Omit<VoteEvent['data'], 'ratedAt'>;
  now: string;
}

/** A vote can be changed and stays counted. A helpful vote has no reason. Idempotent. */
function decideVote({ data, now }: VoteCommand, vote: VoteState): VoteEvent[] {
  const { helpful } = data;
  const reason = helpful ? null : (data.reason ?? 'other');
  const comment = helpful ? null : data.comment;
  const counted = data.counted || vote?.counted === true;
  const isSame = vote?.helpful === helpful && vote.reason === reason && vote.comment === comment;
  if (isSame && vote.counted === counted) return [];
  return [{ type: 'AnswerRated', data: { ...data, reason, comment, counted, ratedAt: now } }];
}

export const vote: Decider<VoteCommand, VoteEvent, VoteState> = {
  initial: initialVote,
  evolve: evolveVote,
  decide: decideVote,
};
