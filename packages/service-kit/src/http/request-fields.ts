import { idempotencyHeader, visitorCookie } from '@aera/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpProblem } from './http-problem.ts';

const Key = z.uuid();

/**
 * Returns the Idempotency-Key header in lower case; null without one.
 * @throws HttpProblem 400 for a key that is not a UUID
 */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers[idempotencyHeader];
  if (key === undefined) return null;
  if (Key.safeParse(key).success) return String(key).toLowerCase();
  throw new HttpProblem(400, 'Idempotency-Key: must be a UUID', { code: 'invalid-request' });
}

/** Global Privacy Control (W3C). */
export const hasPrivacySignal = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-gpc'] === '1';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const visitorPattern = new RegExp(`(?:^|;\\s*)${visitorCookie}=(${uuid})(?:\\.[\\w-]*)?(?:;|$)`);

/**
 * The visitor session id of a cookie header, if any. It is not verified and only attributes records to a session; the consent ledger
 * verifies the cookie before it gives access to data.
 */
export const parseVisitorSessionId = (cookies: string | undefined): string | undefined =>
  visitorPattern.exec(cookies ?? '')?.[1];

/** A URL up to its path. Queries and fragments may contain tokens and are not stored. */
export const stripQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';
