import { createHash, randomBytes } from 'node:crypto';
import { deviceCookie } from '@aera/contracts';

/** As long as browsers keep a cookie at most; begun anew at every sign-in. */
export const deviceDays = 400;

const pattern = new RegExp(`(?:^|;\\s*)${deviceCookie}=([\\w-]{43})(?:;|$)`);

/** What names the browser: 256 random bits, or null where it bears none that this service could have given. */
export const deviceTokenIn = (cookies: string | undefined): string | null =>
  pattern.exec(cookies ?? '')?.[1] ?? null;

export const newDeviceToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it: a hash for each account, so that no two accounts are seen to share a browser. */
export const deviceOf = (account: string, token: string): string =>
  createHash('sha256').update(`${account}\n${token}`).digest('base64url');

/** `Secure` is added by the gateway. Only sign-ins need it, so it travels nowhere else. */
export const setDeviceCookie = (token: string): string =>
  `${deviceCookie}=${token}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=${deviceDays * 86_400}`;
