import { createHash, randomInt } from 'node:crypto';

/** How many there are in one set. */
const codes = 10;
/** Crockford's Base32: no letter that is read as a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 4;

/** Ten codes of 80 random bits: too many to guess even from their hashes, so that a fast hash is enough. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codes }, newCode);

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

const lookalikes: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/** However it was typed: capitals, spaces and dashes do not matter, nor does an O for a zero. */
const plain = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll(/[oil]/g, (letter) => lookalikes[letter] as string);

/** What is kept of a code, for one steward alone. */
export const recoveryHash = (stewardId: string, code: string): string =>
  createHash('sha256')
    .update(`${stewardId}\n${plain(code)}`)
    .digest('base64url');
