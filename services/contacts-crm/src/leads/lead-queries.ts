import type { Contact, contactSorts, QuarantinedContact } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import type { NamedSteward, StewardNames } from '@aera/service-kit';
import { type Condition, conditionsOf, type LeadFilter } from './lead-filter.ts';
import { fromCursor, toCursor } from './lead-cursor.ts';
import type { LeadRow } from './lead-rows.ts';

type Sort = (typeof contactSorts)[number];
type ByStatus = Record<LeadRow['status'], number>;

/** Most leads of one answer without pages; a message may have 10,000 characters. */
const most = 1000;
/** Rows that a file is read by. */
const batch = 500;

interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
  readonly total: number;
}

export interface LeadQueries {
  /** Newest first, at most 1000; without those in the quarantine. */
  list(): Promise<Contact[]>;
  page(filter: LeadFilter, sort: Sort, paging: Paging): Promise<Page<Contact> & { byStatus: ByStatus }>;
  /** Everything that a filter lets through, newest first, a batch at a time. */
  all(filter: LeadFilter): AsyncGenerator<Contact[]>;
  quarantine(paging: Paging): Promise<Page<QuarantinedContact>>;
  /** Everything from one contact, newest first. */
  ofContact(contactId: string): Promise<LeadRow[]>;
  /** As it is shown; null when there is none. */
  byId(leadId: string): Promise<{ contact: Contact; row: LeadRow } | null>;
}

interface Paging {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const columns = `id, contact_id as "contactId", name, email, subject, message, status, lead_score as "leadScore", version,
  close_reason as "closeReason", before, suspected, suspicions, source, owner, next_step as "nextStep", next_due_at as "nextDueAt",
  snoozed_until as "snoozedUntil", notes, created_at as "createdAt"`;

/** What each order sorts by, and how a cursor continues it; the id tells equals apart. */
const orders = {
  newest: {
    by: 'created_at desc, id desc',
    key: 'createdAt',
    beyond: '(created_at, id) < ($1::timestamptz, $2::uuid)',
  },
  score: {
    by: 'lead_score desc, created_at desc, id desc',
    key: 'leadScore',
    beyond: `(lead_score, created_at, id) < ($1::int, (select created_at from leads where id = $2::uuid), $2::uuid)`,
  },
  // Those with nothing due come last, as if due in the far future.
  due: {
    by: `coalesce(next_due_at, 'infinity') asc, id asc`,
    key: 'nextDueAt',
    beyond: `(coalesce(next_due_at, 'infinity'), id) > (coalesce($1::timestamptz, 'infinity'), $2::uuid)`,
  },
} as const satisfies Record<Sort, { by: string; key: keyof LeadRow; beyond: string }>;

const none: ByStatus = { new: 0, contacted: 0, qualified: 0, closed: 0 };

/** The leads as they are read: plain SQL with every value a parameter. */
export function createLeadQueries(sql: Sql, stewards: StewardNames): LeadQueries {
  const shown = async (rows: readonly LeadRow[]): Promise<Contact[]> => {
    const nameOf = await stewards.of(rows.map(({ owner }) => owner));
    return rows.map((row) => toContact(row, nameOf));
  };
  const select = (conditions: readonly Condition[], sort: Sort, limit: number) => {
    const { text, values } = where(conditions);
    return sql<LeadRow>(
      `select ${columns} from leads ${text} order by ${orders[sort].by} limit ${limit}`,
      values,
    );
  };
  const count = async (conditions: readonly Condition[]) => {
    const { text, values } = where(conditions);
    const rows = await sql<{ status: LeadRow['status']; count: number }>(
      `select status, count(*)::int as count from leads ${text} group by status`,
      values,
    );
    return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) } as ByStatus;
  };
  const pageOf = async (conditions: readonly Condition[], sort: Sort, { cursor, limit }: Paging) => {
    const after = cursor ? [beyond(sort, cursor)] : [];
    const rows = await select([...conditions, ...after], sort, limit + 1);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next =
      rows.length > limit && last ? toCursor(sort, { key: last[orders[sort].key], id: last.id }) : null;
    return { items, next };
  };
  const listed: Condition = { text: 'not suspected' };

  return {
    list: async () => shown(await select([listed], 'newest', most)),
    async page(filter, sort, paging) {
      const { status, others } = conditionsOf(filter);
      const [{ items, next }, byStatus] = await Promise.all([
        pageOf([listed, ...others, ...status], sort, paging),
        count([listed, ...others]),
      ]);
      const counted = await (status.length === 0 ? byStatus : count([listed, ...others, ...status]));
      const total = Object.values(counted).reduce((sum, each) => sum + each, 0);
      return { items: await shown(items), next, total, byStatus };
    },
    async *all(filter) {
      const { status, others } = conditionsOf(filter);
      let cursor: string | undefined;
      do {
        const conditions = [listed, ...others, ...status];
        const { items, next } = await pageOf(conditions, 'newest', { cursor, limit: batch });
        yield shown(items);
        cursor = next ?? undefined;
      } while (cursor);
    },
    async quarantine(paging) {
      const held: Condition = { text: 'suspected' };
      const [{ items, next }, byStatus] = await Promise.all([
        pageOf([held], 'newest', paging),
        count([held]),
      ]);
      const nameOf = await stewards.of(items.map(({ owner }) => owner));
      return {
        items: items.map((row) => toQuarantined(row, nameOf)),
        next,
        total: Object.values(byStatus).reduce((sum, each) => sum + each, 0),
      };
    },
    ofContact: (contactId) => select([{ text: 'contact_id = $1', values: [contactId] }], 'newest', most),
    async byId(leadId) {
      const [row] = await select([{ text: 'id = $1', values: [leadId] }], 'newest', 1);
      const [contact] = row ? await shown([row]) : [];
      return row && contact ? { row, contact } : null;
    },
  };
}

const beyond = (sort: Sort, cursor: string): Condition => {
  const { key, id } = fromCursor(sort, cursor);
  return { text: orders[sort].beyond, values: [key, id] };
};

type NameOf = (id: string) => NamedSteward;

const instant = (value: string | Date | null): string | null => value && new Date(value).toISOString();

const toContact = (row: LeadRow, nameOf: NameOf): Contact => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  status: row.status,
  leadScore: row.leadScore,
  createdAt: new Date(row.createdAt).toISOString(),
  version: row.version,
  closeReason: row.closeReason,
  owner: row.owner === null ? null : nameOf(row.owner),
  nextStep: row.nextStep === null ? null : { step: row.nextStep, dueAt: instant(row.nextDueAt) },
  snoozedUntil: instant(row.snoozedUntil),
  notes: row.notes,
  source: row.source,
});

const toQuarantined = (row: LeadRow, nameOf: NameOf): QuarantinedContact => ({
  ...toContact(row, nameOf),
  suspicions: [...row.suspicions],
});

/** Joins conditions; each numbers its parameters from one, and here they get their own numbers. */
function where(conditions: readonly Condition[]): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const texts = conditions.map(({ text, values: own = [] }) => {
    const from = values.length;
    values.push(...own);
    return text.replaceAll(/\$(\d+)/g, (_, at: string) => `$${from + Number(at)}`);
  });
  return { text: texts.length > 0 ? `where ${texts.join(' and ')}` : '', values };
}
