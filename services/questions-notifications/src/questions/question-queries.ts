import type { Question } from '@aera/contracts';
import { type Condition, joinConditions, selectRows, type Sql } from '@aera/event-store';
import { escapeLike } from '@aera/service-kit';
import { slaWarningMs } from './sla-clock.ts';
import { parseCursor, formatCursor } from './cursor.ts';
import { QuestionRow } from './questions-projection.ts';
import type { QuestionStatus } from './question.ts';

/** Limit of lists without pages. */
const maxListed = 500;

interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
  readonly total: number;
}

interface Paging {
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface MemberFilter extends Paging {
  readonly status: 'all' | 'open' | 'needs_information' | 'answered' | 'withdrawn';
}

interface StewardFilter extends Paging {
  readonly status: 'waiting' | 'needs_information' | 'answered' | 'withdrawn' | 'all';
  /** Assigned to this steward; null: unassigned; undefined: any. */
  readonly assignee?: string | null | undefined;
  /** Only questions whose SLA is at risk or breached at this time. */
  readonly riskAt?: Date | undefined;
}

export interface QuestionQueries {
  /** Newest first, at most 500. */
  listOfMember(memberId: string): Promise<Question[]>;
  /** Oldest first, at most 500. */
  listPending(): Promise<Question[]>;
  /** Newest first. */
  listMemberPage(memberId: string, filter: MemberFilter): Promise<Page<QuestionRow>>;
  /** Open questions oldest first, others newest first. */
  listPage(filter: StewardFilter): Promise<Page<QuestionRow>>;
}

const waiting: QuestionStatus[] = ['pending', 'reopened'];
const open: QuestionStatus[] = [...waiting, 'needs_information'];

const statusesByFilter = {
  open,
  waiting,
  needs_information: ['needs_information'],
  answered: ['answered'],
  withdrawn: ['withdrawn'],
} as const satisfies Partial<Record<MemberFilter['status'] | StewardFilter['status'], QuestionStatus[]>>;

/** Literals, because PostgreSQL compares a single one with `=`, and then reads a page of the index of statuses in its order. */
const toStatusCondition = (status: 'all' | keyof typeof statusesByFilter): Condition[] =>
  status === 'all'
    ? []
    : [{ text: `status in (${statusesByFilter[status].map((one) => `'${one}'`).join(', ')})` }];

export const toQuestion = (row: QuestionRow): Question => ({
  id: row.id,
  userId: row.memberId ?? 'visitor',
  status: row.status,
  question: row.question,
  originalQuery: row.originalQuery,
  submittedAt: row.submittedAt,
  adminResponse: row.answer,
  answeredAt: row.answeredAt,
  sla: {
    state: row.dueAt ? 'running' : row.slaRemainingMs === null ? 'stopped' : 'paused',
    dueAt: row.dueAt,
    slaRemainingMs: row.slaRemainingMs,
  },
});

type Order = 'asc' | 'desc';

export const createQuestionQueries = (sql: Sql): QuestionQueries => {
  const select = (where: readonly Condition[], order: Order, limit: number) => {
    const { text, values } = joinConditions(where);
    const rest = `${text} order by submitted_at ${order}, id ${order} limit ${limit}`;
    return selectRows(sql, QuestionRow, rest, values);
  };
  const count = async (where: readonly Condition[]) => {
    const { text, values } = joinConditions(where);
    const [row] = await sql<{ total: number }>(`select count(*) as total from questions ${text}`, values);
    return row?.total ?? 0;
  };
  const readPage = async (where: Condition[], order: Order, { q, cursor, limit: size }: Paging) => {
    if (q?.trim()) where.push({ text: 'question ilike $1', values: [`%${escapeLike(q.trim())}%`] });
    const after = cursor ? [toCursorCondition(parseCursor(cursor), order)] : [];
    const [rows, total] = await Promise.all([select([...where, ...after], order, size + 1), count(where)]);
    const items = rows.slice(0, size);
    const last = items.at(-1);
    const next = rows.length > size && last ? formatCursor({ at: last.submittedAt, id: last.id }) : null;
    return { items, next, total };
  };
  return {
    listOfMember: async (memberId) =>
      (await select([toMemberCondition(memberId)], 'desc', maxListed)).map(toQuestion),
    listPending: async () => (await select(toStatusCondition('waiting'), 'asc', maxListed)).map(toQuestion),
    listMemberPage: (memberId, { status, ...paging }) =>
      readPage([toMemberCondition(memberId), ...toStatusCondition(status)], 'desc', paging),
    listPage({ status, assignee, riskAt, ...paging }) {
      const where = toStatusCondition(status);
      if (assignee === null) where.push({ text: 'steward_id is null' });
      else if (assignee !== undefined) where.push({ text: 'steward_id = $1', values: [assignee] });
      const atRiskBy = riskAt && new Date(riskAt.getTime() + slaWarningMs).toISOString();
      if (atRiskBy) where.push({ text: 'due_at <= $1', values: [atRiskBy] });
      return readPage(where, status === 'waiting' || status === 'needs_information' ? 'asc' : 'desc', paging);
    },
  };
};

const toMemberCondition = (memberId: string): Condition => ({ text: 'member_id = $1', values: [memberId] });

const toCursorCondition = ({ at, id }: { at: string; id: string }, order: Order): Condition => ({
  text: `(submitted_at, id) ${order === 'asc' ? '>' : '<'} ($1::timestamptz, $2::uuid)`,
  values: [new Date(at).toISOString(), id],
});
