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

export type Vote = { helpful: boolean; reason: string | null; comment: string | null } | null;

export const initialVote = (): Vote => null;

export const evolveVote = (_: Vote, { data: { helpful, reason, comment } }: VoteEvent): Vote => ({
  helpful,
  reason,
  comment,
});

export const personalOfVotes = {
  AnswerRated: { subject: (data: { voterId: string }) => data.voterId, fields: ['comment'] },
} as const;
