import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; only the browser holds it. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** Id of the session a token opens: its hash, so that neither the log nor a message can open anything. */
export const sidOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
