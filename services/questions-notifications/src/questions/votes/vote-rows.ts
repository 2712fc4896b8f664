import { rowProjection } from '@aera/event-store';
import { voteStream } from './vote-stream.ts';
import { type VoteEvent } from './vote.ts';

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
  id: voteStream.streamId(data.questionId, data.voterId),
  ...data,
});

export const voteRows = rowProjection<typeof voteStream, VoteColumns>({
  streams: [voteStream],
  name: 'answer-votes',
  table: 'answer_votes',
  key: ({ data }) => voteStream.streamId(data.questionId, data.voterId),
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
