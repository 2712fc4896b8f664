import { visitorCookie } from '@aera/contracts';

/** A year and a bit: as long as the browser keeps its own acknowledgement, within what browsers allow. */
const maxAge = 400 * 86_400;

export const setVisitorCookie = (sessionId: string): string =>
  `${visitorCookie}=${sessionId}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`;

/** Takes it back from a browser that was erased. */
export const dropVisitorCookie = `${visitorCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;

/** The visitor session id a request's cookies hold, if any. */
export { visitorSessionOf as visitorOf } from '@aera/service-kit';
