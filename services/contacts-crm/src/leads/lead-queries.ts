import type { Contact } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import type { StewardNames } from '@aera/service-kit';
import { type Condition, where } from './condition.ts';
import { conditionsOf, type LeadFilter } from './lead-filter.ts';
import { createLeadLists, type LeadLists, most } from './lead-lists.ts';
import { type ReadLead, toContact } from './read-lead.ts';
import { selectLeadsWith } from './select-leads.ts';

export type { ReadLead } from './read-lead.ts';

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
