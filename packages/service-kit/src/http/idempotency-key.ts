import { idempotencyHeader } from '@aera/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpProblem } from './http-problem.ts';

const Key = z.uuid();

/**
 * Returns the Idempotency-Key header in lower case; null without one.
 * @throws HttpProblem 400 for a key that is not a UUID
 */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers[idempotencyHeader];
  if (key === undefined) return null;
  if (Key.safeParse(key).success) return String(key).toLowerCase();
  throw new HttpProblem(400, 'Idempotency-Key: must be a UUID', { code: 'invalid-request' });
}
