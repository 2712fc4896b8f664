import type { Question } from '@aera/contracts';
import type { Orm } from '@aera/service-kit';
import type { FilterQuery } from '@mikro-orm/postgresql';
import { slaWarningMs } from './sla-clock.ts';
import { fromCursor, toCursor } from './cursor.ts';
import { QuestionRow } from './questions-projection.ts';
import type { QuestionStatus } from './question.ts';

/** Most questions of one answer without pages. */
const maxListed = 500;

type Where = FilterQuery<QuestionRow>;

interface PageOf<Item> {
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
  /** Taken on by this steward; null: by nobody; undefined: whoever. */
  readonly assignee?: string | null | undefined;
  /** Only those whose promise is at risk or missed by then. */
  readonly riskAt?: Date | undefined;
}

export interface QuestionQueries {
  /** Newest first, at most 500. */
  ofMember(memberId: string): Promise<Question[]>;
  /** Oldest first, at most 500: those that wait longest come first. */
  pending(): Promise<Question[]>;
  /** A page, newest first. */
  pageOfMember(memberId: string, filter: MemberFilter): Promise<PageOf<QuestionRow>>;
  /** A page; what waits comes oldest first, the rest newest first. */
  pageOfAll(filter: StewardFilter): Promise<PageOf<QuestionRow>>;
}

const waiting: QuestionStatus[] = ['pending', 'reopened'];
const open: QuestionStatus[] = [...waiting, 'needs_information'];

const statusOf = {
  all: {},
  open: { status: { $in: open } },
  waiting: { status: { $in: waiting } },
  needs_information: { status: 'needs_information' },
  answered: { status: 'answered' },
  withdrawn: { status: 'withdrawn' },
} as const satisfies Record<MemberFilter['status'] | StewardFilter['status'], Where>;

export const toQuestion = (row: QuestionRow): Question => ({
  id: row.id,
  userId: row.memberId ?? 'visitor',
  status: row.status,
  question: row.question,
  originalQuery: row.originalQuery ?? null,
  submittedAt: row.submittedAt.toISOString(),
  adminResponse: row.answer ?? null,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  promise: {
    state: row.dueAt ? 'running' : row.timeLeft != null ? 'paused' : 'stopped',
    dueAt: row.dueAt?.toISOString() ?? null,
    timeLeft: row.timeLeft ?? null,
  },
});

export const createQuestionQueries = (orm: Orm): QuestionQueries => {
  const pageOf = async (where: Where[], order: 'asc' | 'desc', { q, cursor, limit: size }: Paging) => {
    const em = orm.em.fork();
    const all: Where[] = q?.trim() ? [...where, { question: { $ilike: `%${escaped(q.trim())}%` } }] : where;
    const after = cursor ? [afterCursor(fromCursor(cursor), order)] : [];
    const orderBy = { submittedAt: order, id: order } as const;
    const [rows, total] = await Promise.all([
      em.find(QuestionRow, { $and: [...all, ...after] }, { orderBy, limit: size + 1 }),
      orm.em.fork().count(QuestionRow, { $and: all }),
    ]);
    const items = rows.slice(0, size);
    const last = items.at(-1);
    const next =
      rows.length > size && last ? toCursor({ at: last.submittedAt.toISOString(), id: last.id }) : null;
    return { items, next, total };
  };
  return {
    async ofMember(memberId) {
      const newestFirst = { submittedAt: 'desc', id: 'desc' } as const;
      const rows = await orm.em
        .fork()
        .find(QuestionRow, { memberId }, { orderBy: newestFirst, limit: maxListed });
      return rows.map(toQuestion);
    },
    async pending() {
      const oldestFirst = { submittedAt: 'asc', id: 'asc' } as const;
      const rows = await orm.em
        .fork()
        .find(QuestionRow, statusOf.waiting, { orderBy: oldestFirst, limit: maxListed });
      return rows.map(toQuestion);
    },
    pageOfMember: (memberId, { status, ...paging }) =>
      pageOf([{ memberId }, statusOf[status]], 'desc', paging),
    pageOfAll: ({ status, assignee, riskAt, ...paging }) =>
      pageOf(
        [
          statusOf[status],
          ...(assignee === undefined ? [] : [{ stewardId: assignee }]),
          ...(riskAt ? [{ dueAt: { $lte: new Date(riskAt.getTime() + slaWarningMs) } }] : []),
        ],
        status === 'waiting' || status === 'needs_information' ? 'asc' : 'desc',
        paging,
      ),
  };
};

const afterCursor = ({ at, id }: { at: string; id: string }, order: 'asc' | 'desc'): Where => {
  const submittedAt = new Date(at);
  return order === 'asc'
    ? { $or: [{ submittedAt: { $gt: submittedAt } }, { submittedAt, id: { $gt: id } }] }
    : { $or: [{ submittedAt: { $lt: submittedAt } }, { submittedAt, id: { $lt: id } }] };
};

/** The pattern of a text that is to be found as it is. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
