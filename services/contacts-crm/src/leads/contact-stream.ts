import { defineAppendOnlyStream } from '@aera/event-store';

/** The key of a contact was destroyed: what they wrote can be read no more. */
export type ContactErased = { type: 'ContactErased'; data: { contactId: string; erasedAt: string } };

export const contactStream = defineAppendOnlyStream<ContactErased>('contact');
