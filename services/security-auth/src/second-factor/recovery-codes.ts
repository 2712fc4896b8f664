import { createHash, randomInt } from 'node:crypto';

/** Number of codes in a set. */
const codeCount = 10;
/** Crockford's Base32 without letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** Seven groups of four characters with 5 bits each are 140 bits. ASVS 6.5.2 requires 112 for codes that are stored as a plain hash. */
const groupCount = 7;

/** Creates ten codes with 140 random bits each. With this entropy, a fast hash is sufficient. */
export const createRecoveryCodes = (): string[] => Array.from({ length: codeCount }, createCode);

const createCode = (): string =>
  Array.from({ length: groupCount }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

const lookalikes: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/** Normalizes a typed code: removes case, spaces and dashes, and maps look-alike letters to digits. */
const normalizeCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll(/[oil]/g, (letter) => lookalikes[letter] as string);

/** Returns the stored hash of a code. It includes the steward id, so codes of other stewards do not match. */
export const hashRecoveryCode = (stewardId: string, code: string): string =>
  createHash('sha256')
    .update(`${stewardId}\n${normalizeCode(code)}`)
    .digest('base64url');
