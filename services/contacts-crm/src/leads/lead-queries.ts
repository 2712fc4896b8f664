import type { Contact, QuarantinedContact } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import type { NamedSteward, StewardNames } from '@aera/service-kit';
import { conditionsOf, type LeadFilter, statusesOf } from './lead-filter.ts';
import {
  type ByStatus,
  type Condition,
  type Paging,
  type ReadLead,
  type SelectLeads,
  selectLeadsWith,
  type Sort,
  where,
} from './select-leads.ts';

/** Everything that is read of leads: their lists, and those that somebody names. */
export interface LeadQueries extends LeadLists {
  /** How these stand now, read at one moment; newest first. */
  standing(of: Those, limit: number): Promise<Standing[]>;
  /** Everything from these contacts, newest first. */
  ofContacts(contactIds: readonly string[]): Promise<ReadLead[]>;
  /** Everything that was written in a browser, newest first. */
  ofSession(sessionId: string): Promise<ReadLead[]>;
  /** As it is shown; null when there is none. */
  byId(leadId: string): Promise<{ contact: Contact; row: ReadLead } | null>;
}

/** Which leads are meant. */
type Those = 'quarantine' | { readonly filter: LeadFilter } | { readonly leadIds: readonly string[] };

interface Standing {
  readonly leadId: string;
  readonly version: number;
  readonly owner: string | null;
}

/** The leads as they are read. */
export function createLeadQueries(sql: Sql, stewards: StewardNames): LeadQueries {
  const leads = selectLeadsWith(sql);
  return {
    ...createLeadLists(leads, stewards),
    standing(of, limit) {
      const { text, values } = where(meant(of));
      return sql<Standing>(
        `select id as "leadId", version, owner from leads ${text} order by created_at desc, id desc limit ${limit}`,
        values,
      );
    },
    ofContacts: (contactIds) =>
      leads.select([{ text: 'contact_id = any($1::text[])', values: [contactIds] }], 'newest', most),
    ofSession: (sessionId) =>
      leads.select([{ text: 'session_id = $1', values: [sessionId] }], 'newest', most),
    async byId(leadId) {
      const [row] = await leads.select([{ text: 'id = $1', values: [leadId] }], 'newest', 1);
      if (!row) return null;
      return { row, contact: toContact(row, await stewards.of([row.owner])) };
    },
  };
}

function meant(of: Those): Condition[] {
  if (of === 'quarantine') return [{ text: 'suspected' }];
  if ('leadIds' in of) return [{ text: 'id = any($1::uuid[])', values: [of.leadIds] }];
  const { status, others } = conditionsOf(of.filter);
  return [{ text: 'not suspected' }, ...others, ...status];
}

/** Most leads of one answer without pages; a message may have 10,000 characters. */
const most = 1000;
/** Rows that a file is read by. */
const batch = 500;

interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
  readonly total: number;
}

/** The leads as lists and files show them. */
interface LeadLists {
  /** Newest first, at most 1000; without those in the quarantine. */
  list(): Promise<Contact[]>;
  page(filter: LeadFilter, sort: Sort, paging: Paging): Promise<Page<Contact> & { byStatus: ByStatus }>;
  /** Everything that a filter lets through, newest first, a batch at a time. */
  all(filter: LeadFilter): AsyncGenerator<Contact[]>;
  quarantine(paging: Paging): Promise<Page<QuarantinedContact>>;
}

const listed: Condition = { text: 'not suspected' };
const held: Condition = { text: 'suspected' };
const sumOf = (byStatus: ByStatus): number => Object.values(byStatus).reduce((sum, each) => sum + each, 0);

/** Reads the lists, with the names of those who see to each lead. */
function createLeadLists(
  { select, count, pageOf }: SelectLeads,
  stewards: Pick<StewardNames, 'of'>,
): LeadLists {
  const shown = async (rows: readonly ReadLead[]): Promise<Contact[]> => {
    const nameOf = await stewards.of(rows.map(({ owner }) => owner));
    return rows.map((row) => toContact(row, nameOf));
  };
  return {
    list: async () => shown(await select([listed], 'newest', most)),
    async page(filter, sort, paging) {
      const { status, others } = conditionsOf(filter);
      const [{ items, next }, byStatus] = await Promise.all([
        pageOf([listed, ...others, ...status], sort, paging),
        count([listed, ...others]),
      ]);
      const total = statusesOf(filter).reduce((sum, each) => sum + byStatus[each], 0);
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
      const [{ items, next }, byStatus] = await Promise.all([
        pageOf([held], 'newest', paging),
        count([held]),
      ]);
      const nameOf = await stewards.of(items.map(({ owner }) => owner));
      return {
        items: items.map((row) => toQuarantined(row, nameOf)),
        next,
        total: sumOf(byStatus),
      };
    },
  };
}

type NameOf = (id: string) => NamedSteward;

const instant = (value: string | Date | null): string | null => value && new Date(value).toISOString();

/** As stewards see it. */
const toContact = (row: ReadLead, nameOf: NameOf): Contact => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  status: row.status,
  leadScore: row.leadScore,
  score: { byRules: row.byRules, override: row.override?.score ?? null },
  createdAt: new Date(row.createdAt).toISOString(),
  version: row.version,
  closeReason: row.closeReason,
  owner: row.owner === null ? null : nameOf(row.owner),
  nextStep: row.nextStep === null ? null : { step: row.nextStep, dueAt: instant(row.nextDueAt) },
  snoozedUntil: instant(row.snoozedUntil),
  notes: row.notes,
  source: row.source,
});

const toQuarantined = (row: ReadLead, nameOf: NameOf): QuarantinedContact => ({
  ...toContact(row, nameOf),
  suspicions: [...row.suspicions],
});
