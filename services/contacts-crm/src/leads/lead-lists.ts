import type { Contact, QuarantinedContact } from '@aera/contracts';
import type { StewardNames } from '@aera/service-kit';
import type { Condition } from './condition.ts';
import { conditionsOf, type LeadFilter, statusesOf } from './lead-filter.ts';
import { type ReadLead, toContact, toQuarantined } from './read-lead.ts';
import type { ByStatus, Paging, SelectLeads, Sort } from './select-leads.ts';

/** Most leads of one answer without pages; a message may have 10,000 characters. */
export const most = 1000;
/** Rows that a file is read by. */
const batch = 500;

interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
  readonly total: number;
}

/** The leads as lists and files show them. */
export interface LeadLists {
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
export function createLeadLists(
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
