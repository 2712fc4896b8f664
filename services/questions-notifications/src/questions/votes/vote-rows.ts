import { rowProjection } from '@aera/event-store';
import { type VoteEvent, voteStream } from './vote.ts';

/** The vote of each reader, as it stands. */
export interface VoteColumns {
  readonly id: string;
  readonly questionId: string;
  readonly voterId: string;
  readonly helpful: boolean;
  readonly reason: string | null;
  readonly comment: string | null;
  readonly ratedAt: string;
}

export const projectVote = (_: VoteColumns | null, { data }: VoteEvent): VoteColumns => ({
  id: voteStream(data.questionId, data.voterId),
  ...data,
});

export const voteRows = rowProjection<VoteEvent, VoteColumns>({
  name: 'answer-votes',
  table: 'answer_votes',
  key: ({ data }) => voteStream(data.questionId, data.voterId),
  columns: {
    id: 'text',
    questionId: 'uuid',
    voterId: 'text',
    helpful: 'boolean',
    reason: 'text',
    comment: 'text',
    ratedAt: 'timestamptz',
  },
  project: projectVote,
});
