import type { Sql } from '@aera/event-store';
import { slaWarningMs } from './sla-clock.ts';

const windowDays = 30;
/** With fewer answers the median is not meaningful. */
const minAnswersForMedian = 3;
const minute = 60_000;

interface AnswerSlaStats {
  readonly windowDays: number;
  readonly answered: number;
  /** Null with too few answers. */
  readonly medianMinutes: number | null;
}

interface Votes {
  readonly helpful: number;
  readonly notHelpful: number;
}

interface Workload {
  readonly waiting: number;
  readonly needsInformation: number;
  readonly mine: number;
  readonly atRisk: number;
  readonly overdue: number;
}

export interface QuestionStats {
  computeAnswerSla(now: Date): Promise<AnswerSlaStats>;
  countWorkload(now: Date, stewardId: string): Promise<Workload>;
  /** Deflected questions within the window. */
  countDeflected(now: Date): Promise<number>;
  /** All counted votes within the window. */
  countVotes(now: Date): Promise<Votes>;
  /** Counted votes by question id, without questions that have none. */
  countVotesByQuestion(questionIds: readonly string[]): Promise<Map<string, Votes>>;
}

const noVotes: Votes = { helpful: 0, notHelpful: 0 };
const computeWindowStart = (now: Date): string =>
  new Date(now.getTime() - windowDays * 24 * 60 * minute).toISOString();

export const createQuestionStats = (sql: Sql): QuestionStats => ({
  async computeAnswerSla(now) {
    const [row] = await sql<{ answered: number; median: number | null }>(
      `select count(*)::int as answered,
              percentile_cont(0.5) within group (order by response_time_ms) as median
       from questions where response_time_ms is not null and answered_at >= $1`,
      [computeWindowStart(now)],
    );
    const answered = row?.answered ?? 0;
    const medianMinutes =
      answered >= minAnswersForMedian && row?.median != null
        ? Math.max(1, Math.round(row.median / minute))
        : null;
    return { windowDays, answered, medianMinutes };
  },
  async countWorkload(now, stewardId) {
    const [row] = await sql<Workload>(
      `select count(*) filter (where waits)::int as waiting,
              count(*) filter (where not waits)::int as "needsInformation",
              count(*) filter (where steward_id = $2)::int as mine,
              count(*) filter (where due_at > $1 and due_at <= $3)::int as "atRisk",
              count(*) filter (where due_at <= $1)::int as overdue
       from (select *, status <> 'needs_information' as waits from questions
             where status in ('pending', 'reopened', 'needs_information')) as open`,
      [now.toISOString(), stewardId, new Date(now.getTime() + slaWarningMs).toISOString()],
    );
    return row ?? { waiting: 0, needsInformation: 0, mine: 0, atRisk: 0, overdue: 0 };
  },
  async countDeflected(now) {
    const [row] = await sql<{ deflected: number }>(
      'select count(*)::int as deflected from question_deflections where deflected_at >= $1',
      [computeWindowStart(now)],
    );
    return row?.deflected ?? 0;
  },
  async countVotes(now) {
    const [row] = await sql<Votes>(`select ${counts} from answer_votes where rated_at >= $1`, [
      computeWindowStart(now),
    ]);
    return row ?? noVotes;
  },
  async countVotesByQuestion(questionIds) {
    const rows = await sql<Votes & { id: string }>(
      `select question_id::text as id, ${counts} from answer_votes
       where question_id = any($1::uuid[]) group by question_id`,
      [questionIds],
    );
    return new Map(rows.map(({ id, ...votes }) => [id, votes]));
  },
});

const counts = `count(*) filter (where counted and helpful)::int as helpful,
                count(*) filter (where counted and not helpful)::int as "notHelpful"`;
