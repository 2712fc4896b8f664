import type { Vote } from '@aera/contracts';
import type { Sql } from '@aera/event-store';

interface NegativeFeedback {
  readonly reason: string;
  readonly comment: string | null;
  readonly at: string;
}

export interface VoteQueries {
  /** Null if the voter has not voted. */
  readVote(questionId: string, voterId: string): Promise<Vote | null>;
  /** At most 50 reasons why an answer did not help: counted votes first, so that uncounted ones cannot hide them; then newest first. */
  listComplaints(questionId: string): Promise<NegativeFeedback[]>;
}

export const createVoteQueries = (sql: Sql): VoteQueries => ({
  async readVote(questionId, voterId) {
    const [row] = await sql<Vote>(
      'select helpful, reason, comment from answer_votes where question_id = $1 and voter_id = $2',
      [questionId, voterId],
    );
    return row ?? null;
  },
  async listComplaints(questionId) {
    const rows = await sql<{ reason: string | null; comment: string | null; at: string }>(
      `select reason, comment, rated_at as at from answer_votes
       where question_id = $1 and not helpful order by counted desc, rated_at desc, id limit 50`,
      [questionId],
    );
    return rows.map(({ reason, comment, at }) => ({ reason: reason ?? 'other', comment, at }));
  },
});
