import { createHash, randomBytes } from 'node:crypto';
import { sessionCookie } from '@aera/contracts';

/** `Secure` is added by the gateway, which knows whether TLS is in front. */
export const setSessionCookie = (token: string, expires: Date): string =>
  `${sessionCookie}=${token}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires.toUTCString()}`;

export const clearSessionCookie = (): string =>
  `${sessionCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;

/** 256 random bits; only the browser holds it. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** Id of the session a token opens: its hash, so that neither the log nor a message can open anything. */
export const sessionIdFromToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
