import type { Decider } from '@aera/event-store/decider';

/** A member's or visitor's vote on an answer. The comment is encrypted with the voter's key. “Rated” and “vote” mean the same. */
export type VoteEvent = {
  type: 'AnswerRated';
  data: {
    questionId: string;
    /** Member id, or the pseudonym of a visitor's browser session. */
    voterId: string;
    helpful: boolean;
    reason: string | null;
    comment: string | null;
    /** False if another voter with the same IPv4 address or IPv6 /64 already had the answer's counted vote of that UTC day. */
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

/** A changed vote stays counted. A helpful vote has neither reason nor comment. Returns no event if nothing changes. */
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
