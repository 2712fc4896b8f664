import { createHash, randomBytes } from 'node:crypto';

const idBytes = 16;
const secretBytes = 32;

/** Token in a mailed link: the id of its subject, such as an account or an invitation, and a secret. */
interface MailToken {
  readonly subjectId: string;
  readonly token: string;
  /** Stored hash of the token. */
  readonly hash: string;
}

/** @param secret 32 bytes; random by default */
export function createMailToken(subjectId: string, secret = randomBytes(secretBytes)): MailToken {
  const id = Buffer.from(subjectId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([id, secret]).toString('base64url');
  return { subjectId, token, hash: hashToken(token) };
}

/** Returns null if the token is malformed. */
export function parseMailToken(token: string): MailToken | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + secretBytes || bytes.toString('base64url') !== token) return null;
  const subjectId = bytes
    .subarray(0, idBytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { subjectId, token, hash: hashToken(token) };
}

/** The secret has 256 unpredictable bits, so a fast hash is sufficient. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
