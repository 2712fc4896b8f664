import { visitorCookie } from '@aera/contracts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const pattern = new RegExp(`(?:^|;\\s*)${visitorCookie}=(${uuid})(?:;|$)`);

/** The visitor session id a request's cookies hold, if any: there is one once the notice was acknowledged. */
export const visitorSessionOf = (cookies: string | undefined): string | undefined =>
  pattern.exec(cookies ?? '')?.[1];
