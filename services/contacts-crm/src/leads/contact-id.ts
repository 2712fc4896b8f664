import { z } from 'zod';

/** Whether a contact is a signed-in sender, with the member's id (a UUID). Others have a keyed hash of the e-mail address. */
export const isMember = (contactId: string): boolean => z.uuid().safeParse(contactId).success;
