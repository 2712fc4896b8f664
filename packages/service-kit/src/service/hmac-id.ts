import { createHmac } from 'node:crypto';

/** Ignores case and surrounding white space. */
const normalised = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/**
 * Pseudonym of a name or an e-mail address: HMAC-SHA-256 in hexadecimal with the secret of the service. Ids of different purposes
 * differ.
 */
export const hmacId =
  (secret: Buffer, purpose: string) =>
  (name: string): string =>
    createHmac('sha256', secret)
      .update(`${purpose}\n${normalised(name)}`)
      .digest('hex');
