import { isIP } from 'node:net';

const maxLength = 200;
/** What is longer is not looked through. */
const maxScannedLength = 2_000;
/** Digits that cannot identify a person: a port or an SQLSTATE, but no phone number and no id. */
const maxDigits = 6;

/** PostgreSQL quotes user input as well as its own names in double quotes. Only after these words is it a name. */
const named = ['relation', 'table', 'column', 'constraint', 'index', 'schema', 'function'];

/**
 * The message of an error as it may be shown to stewards: its first line without what may be of a person (what was quoted, addresses,
 * long numbers), and no longer than a glance. The log has all of it.
 */
export function sanitizeErrorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  const [line = ''] = message.slice(0, maxScannedLength).trim().split('\n');
  const words = unquoted(line)
    .replaceAll(/\B'[^']*'/g, '…')
    .split(' ')
    .map(redactWord)
    .join(' ')
    .trim();
  return words.length > maxLength ? `${words.slice(0, maxLength - 1)}…` : words || 'Error';
}

/** Every second part stands between quotes. */
const unquoted = (line: string): string =>
  line
    .split('"')
    .map((part, at, parts) => {
      if (at % 2 === 0) return part;
      return named.some((word) => parts[at - 1]?.endsWith(`${word} `)) ? `"${part}"` : '…';
    })
    .join('');

const redactWord = (word: string): string =>
  word.includes('@') || isIP(word) !== 0 || (word.match(/\d/g)?.length ?? 0) > maxDigits ? '…' : word;
