import { createHmac } from 'node:crypto';

/** One spelling per name or address: case and surrounding space never make two people. */
const normalised = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/**
 * An id for a name or an e-mail address that does not tell it: HMAC-SHA-256 in hexadecimal under the service's secret.
 * `purpose` keeps the ids of one kind apart from those of another.
 */
export const hmacId =
  (secret: Buffer, purpose: string) =>
  (name: string): string =>
    createHmac('sha256', secret)
      .update(`${purpose}\n${normalised(name)}`)
      .digest('hex');
