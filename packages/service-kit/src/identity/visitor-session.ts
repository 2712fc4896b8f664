import { visitorCookie } from '@aera/contracts';
import type { FastifyRequest } from 'fastify';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const pattern = new RegExp(`(?:^|;\\s*)${visitorCookie}=(${uuid})(?:\\.[\\w-]*)?(?:;|$)`);

/**
 * The visitor session id of a cookie header, if any. It is not verified and only attributes records to a session; the consent ledger
 * verifies the cookie before it gives access to data.
 */
export const parseVisitorSessionId = (cookies: string | undefined): string | undefined =>
  pattern.exec(cookies ?? '')?.[1];

/** Global Privacy Control (W3C). */
export const hasPrivacySignal = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-gpc'] === '1';
