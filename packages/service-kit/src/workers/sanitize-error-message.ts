import { isIP } from 'node:net';

const maxLength = 200;
const maxScannedLength = 2_000;
/** Digits that cannot identify a person: a port or an SQLSTATE, but no phone number and no id. */
const maxDigits = 6;

/** PostgreSQL quotes user input as well as its own names in double quotes. Only after these words is it a name. */
const schemaObjects = ['relation', 'table', 'column', 'constraint', 'index', 'schema', 'function'];

/**
 * The first line of an error message without possible personal data (quoted text, addresses, long numbers), shortened, for stewards.
 * The log contains the whole error.
 */
export function sanitizeErrorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  const [line = ''] = message.slice(0, maxScannedLength).trim().split('\n');
  const sanitized = redactQuoted(line)
    .replaceAll(/\B'[^']*'/g, '…')
    .split(' ')
    .map(redactWord)
    .join(' ')
    .trim();
  return sanitized.length > maxLength ? `${sanitized.slice(0, maxLength - 1)}…` : sanitized || 'Error';
}

/** Every second part is quoted. */
const redactQuoted = (line: string): string =>
  line
    .split('"')
    .map((part, index, parts) => {
      if (index % 2 === 0) return part;
      return schemaObjects.some((word) => parts[index - 1]?.endsWith(`${word} `)) ? `"${part}"` : '…';
    })
    .join('');

const redactWord = (word: string): string =>
  word.includes('@') || isIP(word) !== 0 || (word.match(/\d/g)?.length ?? 0) > maxDigits ? '…' : word;
