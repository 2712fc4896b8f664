import type { Contact } from '@aera/contracts';
import type { Orm } from '@aera/service-kit';
import { type LeadColumns, LeadRow } from './lead-rows.ts';

/** Most leads of one answer; a message may have 10,000 characters. */
const most = 1000;

export interface LeadQueries {
  /** Newest first, at most 1000; without those that a program seems to have sent. */
  list(): Promise<Contact[]>;
  /** Everything from one contact, newest first. */
  ofContact(contactId: string): Promise<Contact[]>;
}

export const toContact = (row: LeadRow | LeadColumns): Contact => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject ?? null,
  message: row.message,
  status: row.status,
  leadScore: row.leadScore,
  createdAt: new Date(row.createdAt).toISOString(),
});

export const createLeadQueries = (orm: Orm): LeadQueries => ({
  async list() {
    const newestFirst = { createdAt: 'desc', id: 'desc' } as const;
    const rows = await orm.em
      .fork()
      .find(LeadRow, { suspected: false }, { orderBy: newestFirst, limit: most });
    return rows.map(toContact);
  },
  async ofContact(contactId) {
    const newestFirst = { createdAt: 'desc', id: 'desc' } as const;
    const rows = await orm.em.fork().find(LeadRow, { contactId }, { orderBy: newestFirst });
    return rows.map(toContact);
  },
});
