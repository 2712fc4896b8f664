import { sessionCookie } from '@aera/contracts';

/** `Secure` is added by the gateway, which knows whether TLS is in front. */
export const setSessionCookie = (token: string, expires: Date): string =>
  `${sessionCookie}=${token}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires.toUTCString()}`;

export const clearSessionCookie = (): string =>
  `${sessionCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
