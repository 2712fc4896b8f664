import { keyedId } from '@aera/service-kit';

/** The id of the person behind an e-mail address. */
export const contactIdWith = (secret: Buffer) => keyedId(secret, 'contact');
