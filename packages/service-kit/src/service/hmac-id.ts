import { createHmac, createSecretKey } from 'node:crypto';

/** Ignores case and surrounding white space. */
const normalizeName = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/**
 * Returns a function from a name or an e-mail address to its pseudonym: HMAC-SHA-256 in hexadecimal with the secret of the service.
 * Pseudonyms of different purposes differ.
 */
export function createHmacId(secret: Buffer, purpose: string): (name: string) => string {
  const key = createSecretKey(secret);
  return (name) =>
    createHmac('sha256', key)
      .update(`${purpose}\n${normalizeName(name)}`)
      .digest('hex');
}
