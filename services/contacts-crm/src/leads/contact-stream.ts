import { defineAppendOnlyStream } from '@aera/event-store';

/** The key of a contact was deleted, which makes the contact's data unreadable. */
export type ContactErased = { type: 'ContactErased'; data: { contactId: string; erasedAt: string } };

export const contactStream = defineAppendOnlyStream<ContactErased>('contact');
