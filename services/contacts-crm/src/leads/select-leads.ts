import { type Condition, joinConditions, selectList, type Sql } from '@aera/event-store';
import { createCursorFormat, invalidCursorError } from '@aera/service-kit';
import { z } from 'zod';
import { LeadRow } from './leads-projection.ts';

/** Cursor of a page: sort value and id of its last row. */
interface LeadCursor {
  readonly key: string | number | null;
  readonly id: string;
}

const leadCursor = createCursorFormat(
  z.tuple([
    z.enum(['newest', 'score', 'due']),
    // PostgreSQL has no year 0.
    z.union([z.iso.datetime().refine((at) => at >= '0001'), z.int().min(0).max(100), z.null()]),
    z.uuid(),
  ]),
);

const toCursor = (sort: SortKey, { key, id }: LeadCursor): string => leadCursor.format([sort, key, id]);

/** @throws HttpProblem 400 for an invalid cursor, or one of another order */
function parseCursor(sort: SortKey, text: string): LeadCursor {
  const [cursorSort, key, id] = leadCursor.parse(text);
  if (cursorSort !== sort || (typeof key === 'number') !== (sort === 'score')) throw invalidCursorError();
  return { key, id };
}

/** A lead as queried: `leadScore` is the effective score. */
export interface LeadRecord extends LeadRow {
  readonly ruleScore: number;
}

/** Columns of a lead record. */
const columns = `${selectList(LeadRow, { replace: { leadScore: 'effective_score' } })},
  coalesce(rule_score, message_score) as "ruleScore"`;

/** Order of a page: by one key, or the leads of a condition by due date before the others, newest first. */
export type LeadOrder = SortKey | { readonly first: Condition };
export type ByStatus = Record<LeadRow['status'], number>;

export interface Paging {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

type SortKey = 'newest' | 'score' | 'due';

/** Sort expression and cursor condition of each sort key; the id breaks ties. */
const orders = {
  newest: {
    by: 'created_at desc, id desc',
    key: 'createdAt',
    beyond: '(created_at, id) < ($1::timestamptz, $2::uuid)',
  },
  score: {
    by: 'effective_score desc, created_at desc, id desc',
    key: 'leadScore',
    beyond:
      '(effective_score, created_at, id) < ($1::int, (select created_at from leads where id = $2::uuid), $2::uuid)',
  },
  // Leads without a due date come last, as if due in the far future.
  due: {
    by: `coalesce(next_due_at, 'infinity') asc, id asc`,
    key: 'nextDueAt',
    beyond: `(coalesce(next_due_at, 'infinity'), id) > (coalesce($1::timestamptz, 'infinity'), $2::uuid)`,
  },
} as const satisfies Record<SortKey, { by: string; key: keyof LeadRow; beyond: string }>;

const none: ByStatus = { new: 0, contacted: 0, qualified: 0, closed: 0 };

/** Selects leads by conditions in one of the orders. Every value is a query parameter. */
export function createLeadSelector(sql: Sql) {
  const select = (conditions: readonly Condition[], sort: SortKey, limit: number | null = null) => {
    const { text, values } = joinConditions(conditions);
    return sql<LeadRecord>(
      `select ${columns} from leads ${text} order by ${orders[sort].by} limit ${limit}`,
      values,
    );
  };
  const count = async (conditions: readonly Condition[]) => {
    const { text, values } = joinConditions(conditions);
    const rows = await sql<{ status: LeadRow['status']; count: number }>(
      `select status, count(*)::int as count from leads ${text} group by status`,
      values,
    );
    return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) } as ByStatus;
  };
  const selectPageBySortKey = async (
    conditions: readonly Condition[],
    sort: SortKey,
    { cursor, limit }: Paging,
  ) => {
    const after = cursor ? [toCursorCondition(sort, cursor)] : [];
    const rows = await select([...conditions, ...after], sort, limit + 1);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next =
      rows.length > limit && last ? toCursor(sort, { key: last[orders[sort].key], id: last.id }) : null;
    return { items, next };
  };
  // The sort key of a cursor tells which of the two parts it continues.
  const selectPageWithFirst = async (
    conditions: readonly Condition[],
    first: Condition,
    { cursor, limit }: Paging,
  ) => {
    const continuesOthers = cursor !== undefined && leadCursor.parse(cursor)[0] !== 'due';
    const firsts = continuesOthers
      ? { items: [], next: null }
      : await selectPageBySortKey([...conditions, first], 'due', { cursor, limit });
    if (firsts.next) return firsts;
    const remaining = { ...first, text: `${first.text} is not true` };
    const { items, next } = await selectPageBySortKey([...conditions, remaining], 'newest', {
      cursor: continuesOthers ? cursor : undefined,
      // At least one, whose cursor continues the list; the page is then longer than its limit by one.
      limit: Math.max(1, limit - firsts.items.length),
    });
    return { items: [...firsts.items, ...items], next };
  };
  const selectPage = (conditions: readonly Condition[], order: LeadOrder, paging: Paging) =>
    typeof order === 'string'
      ? selectPageBySortKey(conditions, order, paging)
      : selectPageWithFirst(conditions, order.first, paging);
  return { select, count, selectPage };
}

export type SelectLeads = ReturnType<typeof createLeadSelector>;

const toCursorCondition = (sort: SortKey, cursor: string): Condition => {
  const { key, id } = parseCursor(sort, cursor);
  return { text: orders[sort].beyond, values: [key, id] };
};
