import type { Contact, QuarantinedContact } from '@aera/contracts';
import { type Condition, joinConditions, type Sql } from '@aera/event-store';
import type { NamedSteward, StewardNames } from '@aera/service-kit';
import { pickMessage } from './lead.ts';
import { toFilterConditions, type LeadFilter, listStatuses } from './lead-filter.ts';
import {
  type ByStatus,
  type Paging,
  type LeadRecord,
  type SelectLeads,
  createLeadSelector,
  type LeadOrder,
} from './select-leads.ts';

/** Queries of leads: lists, and leads by id. */
export interface LeadQueries extends LeadLists {
  /** Versions of the selected leads in one snapshot, newest first. */
  readVersions(of: LeadSelection, limit: number): Promise<LeadVersion[]>;
  /** All leads of these contacts, newest first; without `limit` every one, for exports and erasures. */
  listByContacts(contactIds: readonly string[], limit?: number): Promise<LeadRecord[]>;
  /** All leads written in a browser, newest first. */
  listBySession(sessionId: string): Promise<LeadRecord[]>;
  /** Null if there is none. */
  findById(leadId: string): Promise<{ contact: Contact; row: LeadRecord } | null>;
}

/** A selection of leads for a bulk job. */
type LeadSelection = 'quarantine' | { readonly filter: LeadFilter };

interface LeadVersion {
  readonly leadId: string;
  readonly version: number;
  readonly owner: string | null;
}

/** Creates the queries of leads. */
export function createLeadQueries(sql: Sql, stewards: StewardNames): LeadQueries {
  const leads = createLeadSelector(sql);
  return {
    ...createLeadLists(leads, stewards),
    readVersions(of, limit) {
      const { text, values } = joinConditions(toSelectionConditions(of));
      return sql<LeadVersion>(
        `select id as "leadId", version, owner from leads ${text} order by created_at desc, id desc limit ${limit}`,
        values,
      );
    },
    listByContacts: (contactIds, limit) =>
      leads.select([{ text: 'contact_id = any($1::text[])', values: [contactIds] }], 'newest', limit),
    listBySession: (sessionId) => leads.select([{ text: 'session_id = $1', values: [sessionId] }], 'newest'),
    async findById(leadId) {
      const [row] = await leads.select([{ text: 'id = $1', values: [leadId] }], 'newest', 1);
      if (!row) return null;
      return { row, contact: toContact(row, await stewards.lookup([row.owner])) };
    },
  };
}

function toSelectionConditions(of: LeadSelection): Condition[] {
  if (of === 'quarantine') return [quarantinedCondition];
  const { status, otherConditions } = toFilterConditions(of.filter);
  return [notQuarantinedCondition, ...otherConditions, ...status];
}

/** Maximum number of leads in a response without pages; one message may have 10,000 characters. */
export const maxListed = 1000;
/** Rows per batch of a file. */
const batchSize = 500;

interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
  readonly total: number;
}

/** Leads as lists and files show them. */
interface LeadLists {
  /** Newest first, at most 1000, without quarantined leads. */
  list(): Promise<Contact[]>;
  page(filter: LeadFilter, order: LeadOrder, paging: Paging): Promise<Page<Contact> & { byStatus: ByStatus }>;
  /** All leads that match a filter, newest first, in batches. */
  iterate(filter: LeadFilter): AsyncGenerator<Contact[]>;
  quarantine(paging: Paging): Promise<Page<QuarantinedContact>>;
}

const notQuarantinedCondition: Condition = { text: 'not quarantined' };
const quarantinedCondition: Condition = { text: 'quarantined' };
const sum = (byStatus: ByStatus): number => Object.values(byStatus).reduce((sum, each) => sum + each, 0);

/** Creates the list queries, which add the names of owners. */
function createLeadLists(
  { select, count, selectPage }: SelectLeads,
  stewards: Pick<StewardNames, 'lookup'>,
): LeadLists {
  const shown = async (rows: readonly LeadRecord[]): Promise<Contact[]> => {
    const nameOf = await stewards.lookup(rows.map(({ owner }) => owner));
    return rows.map((row) => toContact(row, nameOf));
  };
  return {
    list: async () => shown(await select([notQuarantinedCondition], 'newest', maxListed)),
    async page(filter, order, paging) {
      const { status, otherConditions } = toFilterConditions(filter);
      const [{ items, next }, byStatus] = await Promise.all([
        selectPage([notQuarantinedCondition, ...otherConditions, ...status], order, paging),
        count([notQuarantinedCondition, ...otherConditions]),
      ]);
      const total = listStatuses(filter).reduce((sum, each) => sum + byStatus[each], 0);
      return { items: await shown(items), next, total, byStatus };
    },
    async *iterate(filter) {
      const { status, otherConditions } = toFilterConditions(filter);
      let cursor: string | undefined;
      do {
        const conditions = [notQuarantinedCondition, ...otherConditions, ...status];
        const { items, next } = await selectPage(conditions, 'newest', { cursor, limit: batchSize });
        yield shown(items);
        cursor = next ?? undefined;
      } while (cursor);
    },
    async quarantine(paging) {
      const [{ items, next }, byStatus] = await Promise.all([
        selectPage([quarantinedCondition], 'newest', paging),
        count([quarantinedCondition]),
      ]);
      const nameOf = await stewards.lookup(items.map(({ owner }) => owner));
      return {
        items: items.map((row) => toQuarantinedContact(row, nameOf)),
        next,
        total: sum(byStatus),
      };
    },
  };
}

type NameOf = (id: string) => NamedSteward;

/** Returns a row as stewards see it. */
const toContact = (row: LeadRecord, nameOf: NameOf): Contact => ({
  id: row.id,
  ...pickMessage(row),
  status: row.status,
  leadScore: row.leadScore,
  score: { ruleScore: row.ruleScore, override: row.override?.score ?? null },
  createdAt: row.createdAt,
  version: row.version,
  closeReason: row.closeReason,
  owner: row.owner === null ? null : nameOf(row.owner),
  nextStep: row.nextStep === null ? null : { step: row.nextStep, dueAt: row.nextDueAt },
  snoozedUntil: row.snoozedUntil,
  notes: row.notes,
  source: row.source,
});

const toQuarantinedContact = (row: LeadRecord, nameOf: NameOf): QuarantinedContact => ({
  ...toContact(row, nameOf),
  spamReasons: [...row.spamReasons],
});
