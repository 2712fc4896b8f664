import { createHash, randomBytes } from 'node:crypto';

const idBytes = 16;
const secretBytes = 32;

/** What a link in a mail carries: whose address it is about, and a secret that only the mail has. */
export interface VerificationToken {
  readonly memberId: string;
  readonly token: string;
  /** What is kept of it. */
  readonly hash: string;
}

export function newVerificationToken(memberId: string): VerificationToken {
  const id = Buffer.from(memberId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([id, randomBytes(secretBytes)]).toString('base64url');
  return { memberId, token, hash: hashOf(token) };
}

/** Null for what is no token at all. */
export function readVerificationToken(token: string): VerificationToken | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + secretBytes || bytes.toString('base64url') !== token) return null;
  const memberId = bytes
    .subarray(0, idBytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { memberId, token, hash: hashOf(token) };
}

/** The secret has 256 random bits: a plain hash is enough. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
