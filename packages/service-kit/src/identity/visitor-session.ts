import { visitorCookie } from '@aera/contracts';
import type { FastifyRequest } from 'fastify';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const pattern = new RegExp(`(?:^|;\\s*)${visitorCookie}=(${uuid})(?:;|$)`);

/** The visitor session id a request's cookies hold, if any: there is one once the notice was acknowledged. */
export const visitorSessionOf = (cookies: string | undefined): string | undefined =>
  pattern.exec(cookies ?? '')?.[1];

/** Global Privacy Control (W3C): the browser asks that nothing about its user is sold or shared. */
export const hasPrivacySignal = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-gpc'] === '1';
