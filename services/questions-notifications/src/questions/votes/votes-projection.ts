import { erasing, type ProjectionContext, rowProjection } from '@aera/event-store';
import { erasedPersonId, personErasedStream } from '../../person-erased-stream.ts';
import { voteStream } from './vote-stream.ts';
import { type VoteEvent } from './vote.ts';

/** The vote of each reader, as it stands. */
interface VoteRow {
  readonly id: string;
  readonly questionId: string;
  readonly voterId: string;
  readonly helpful: boolean;
  readonly reason: string | null;
  readonly comment: string | null;
  readonly ratedAt: string;
}

const projectVote = (_: VoteRow | null, { data }: VoteEvent): VoteRow => ({
  id: voteStream.streamId(data.questionId, data.voterId),
  ...data,
});

const votes = rowProjection<typeof voteStream, VoteRow>({
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

/** The vote counts; what was said with it goes. */
async function anonymizeVotes(personId: string, { sql, table }: ProjectionContext): Promise<void> {
  await sql(`update ${table('answer_votes')} set comment = null where voter_id = $1`, [personId]);
}

export const votesProjection = erasing(votes, {
  streams: [personErasedStream],
  erased: erasedPersonId,
  clear: anonymizeVotes,
});
