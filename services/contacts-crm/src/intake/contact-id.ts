import { keyedId } from '@aera/service-kit';

/** The id of the person behind an e-mail address. */
export const createContactIdHasher = (secret: Buffer) => keyedId(secret, 'contact');
