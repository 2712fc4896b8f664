import { visitorCookie } from '@aera/contracts';

/** A year and a bit: as long as the browser keeps its own acknowledgement, within what browsers allow. */
const maxAge = 400 * 86_400;
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const pattern = new RegExp(`(?:^|;\\s*)${visitorCookie}=(${uuid})(?:;|$)`);

export const setVisitorCookie = (sessionId: string): string =>
  `${visitorCookie}=${sessionId}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`;

/** The visitor session id a request's cookies hold, if any. */
export const visitorOf = (cookies: string | undefined): string | undefined =>
  pattern.exec(cookies ?? '')?.[1];
