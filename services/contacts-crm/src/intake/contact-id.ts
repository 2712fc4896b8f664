import { hmacId } from '@aera/service-kit';

/** Creates the function that maps an e-mail address to a contact id (keyed hash). */
export const createContactIdHasher = (secret: Buffer) => hmacId(secret, 'contact');
