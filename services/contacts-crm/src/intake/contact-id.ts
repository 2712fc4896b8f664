import { hmacId } from '@aera/service-kit';

/** The id of the person behind an e-mail address. */
export const createContactIdHasher = (secret: Buffer) => hmacId(secret, 'contact');
