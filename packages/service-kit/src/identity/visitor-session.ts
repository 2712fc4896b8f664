import { visitorCookie } from '@aera/contracts';
import type { FastifyRequest } from 'fastify';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const pattern = new RegExp(`(?:^|;\\s*)${visitorCookie}=(${uuid})(?:\\.[\\w-]*)?(?:;|$)`);

/**
 * The visitor session that a request names, if any: browsers have one once the notice was acknowledged. Only for attributing what is
 * recorded: the name is not verified. The consent ledger verifies the cookie where it gives access to data.
 */
export const parseVisitorSessionId = (cookies: string | undefined): string | undefined =>
  pattern.exec(cookies ?? '')?.[1];

/** Global Privacy Control (W3C): the browser asks that nothing about its user is sold or shared. */
export const hasPrivacySignal = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-gpc'] === '1';
