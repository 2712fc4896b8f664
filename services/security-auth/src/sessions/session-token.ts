import { createHash, randomBytes } from 'node:crypto';
import { sessionCookie } from '@aera/contracts';

const attributes = 'Path=/; HttpOnly; SameSite=Lax';

/** Returns the `Set-Cookie` value of a session. The gateway adds `Secure` if the site uses TLS. */
export const formatSessionCookie = (token: string, expiresAt: Date): string =>
  `${sessionCookie}=${token}; ${attributes}; Expires=${expiresAt.toUTCString()}`;

/** `Set-Cookie` value that removes the session from a browser. */
export const expiredSessionCookie = `${sessionCookie}=; ${attributes}; Max-Age=0`;

/** Creates a token with 256 random bits. Only the browser stores it. */
export const createSessionToken = (): string => randomBytes(32).toString('base64url');

/** Derives the session id from its token by SHA-256. The log and messages contain only the id, which cannot open a session. */
export const toSessionId = (token: string): string => createHash('sha256').update(token).digest('base64url');
