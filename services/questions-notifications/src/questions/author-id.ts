import { createHmac } from 'node:crypto';

/** One spelling per address: case and surrounding space never make two authors. */
const normalised = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** The id that stands for a visitor's e-mail address: a keyed hash, so that it does not tell the address. */
export const visitorIdWith =
  (secret: Buffer) =>
  (email: string): string =>
    `visitor-${createHmac('sha256', secret)
      .update(`author\n${normalised(email)}`)
      .digest('hex')}`;
