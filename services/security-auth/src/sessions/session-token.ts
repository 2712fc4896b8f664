import { createHash, randomBytes } from 'node:crypto';
import { sessionCookie } from '@aera/contracts';

/** The gateway adds `Secure` if the site uses TLS. */
export const setSessionCookie = (token: string, expires: Date): string =>
  `${sessionCookie}=${token}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires.toUTCString()}`;

export const clearSessionCookie = (): string =>
  `${sessionCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;

/** Creates a token with 256 random bits. Only the browser stores it. */
export const createSessionToken = (): string => randomBytes(32).toString('base64url');

/** Derives the session id from its token by SHA-256. The log and messages contain only the id, which cannot open a session. */
export const toSessionId = (token: string): string => createHash('sha256').update(token).digest('base64url');
