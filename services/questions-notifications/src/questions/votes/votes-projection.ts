import {
  defineTable,
  withErasure,
  type ProjectionContext,
  type RowOf,
  defineRowProjection,
} from '@aera/event-store';
import { readErasedPersonId, personErasedStream } from '../../person-erased-stream.ts';
import { voteStream } from './vote-stream.ts';
import { type VoteEvent } from './vote.ts';

/** The current vote of each reader. */
export const VoteRow = defineTable('answer_votes', (p) => ({
  id: p.text().primary(),
  questionId: p.uuid(),
  voterId: p.text(),
  helpful: p.boolean(),
  reason: p.text().nullable(),
  comment: p.text().nullable(),
  counted: p.boolean(),
  ratedAt: p.instant(),
}));
export type VoteRow = RowOf<typeof VoteRow>;

const projectVote = (_: VoteRow | null, { data }: VoteEvent): VoteRow => ({
  id: voteStream.streamId(data.questionId, data.voterId),
  ...data,
});

const votes = defineRowProjection({
  streams: [voteStream],
  name: 'answer-votes',
  entity: VoteRow,
  key: ({ data }) => voteStream.streamId(data.questionId, data.voterId),
  project: projectVote,
});

/** Keeps the vote and deletes its comment. */
async function anonymizeVotes(personId: string, { sql, table }: ProjectionContext): Promise<void> {
  await sql(`update ${table('answer_votes')} set comment = null where voter_id = $1`, [personId]);
}

export const votesProjection = withErasure(votes, {
  streams: [personErasedStream],
  readErasedId: readErasedPersonId,
  erase: anonymizeVotes,
});
