import type { ProjectionContext } from '@aera/event-store';
import type { LeadEvent } from '../leads/lead.ts';

/** The key of a contact was destroyed: what they wrote can be read no more. */
export type ContactErased = { type: 'ContactErased'; data: { contactId: string; erasedAt: string } };

/** Everything this context remembers. */
export type ContactsEvent = LeadEvent | ContactErased;

export const isOfLead = <E extends ContactsEvent>(
  event: E,
): event is Extract<E, { type: LeadEvent['type'] }> => event.type !== 'ContactErased';

export const erasedContact = ({ type, data }: ContactsEvent): string | null =>
  type === 'ContactErased' ? data.contactId : null;

/** The leads stay, with where they stand, and say nothing of the person. */
export async function clearContact(contactId: string, { sql, table }: ProjectionContext): Promise<void> {
  await sql(
    `update ${table('leads')} set name = '', email = '', subject = null, message = '' where contact_id = $1`,
    [contactId],
  );
}
