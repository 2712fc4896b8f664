import { createHmac } from 'node:crypto';

/** One spelling per address: case and surrounding space never make two people. */
const normalised = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** The id of the person behind an e-mail address: a keyed hash, so that it does not tell the address. */
export const contactIdWith =
  (secret: Buffer) =>
  (email: string): string =>
    createHmac('sha256', secret)
      .update(`contact\n${normalised(email)}`)
      .digest('hex');
