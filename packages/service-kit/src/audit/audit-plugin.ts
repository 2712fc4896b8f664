import { hash, randomUUID } from 'node:crypto';
import type { AuditCall, RegisteredRoute } from '@aera/contracts/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { HttpProblem } from '../http/http-problem.ts';
import type { AuditTrail } from './audit-trail.ts';
import { toAuditCall } from './call-entry.ts';

/** Screens read the same every few seconds: within this time, in milliseconds, that is one entry instead of hundreds. */
const repeats = { max: 10_000, ttl: 5 * 60_000 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract that a route is served by. */
    contract?: RegisteredRoute;
  }
  interface FastifyRequest {
    /** What the audit log has of this call so far; null as long as nothing. */
    audited: Audited | null;
  }
}

type Audited =
  | { readonly state: 'unrecorded' }
  | { readonly state: 'recorded'; readonly callId: string }
  | { readonly state: 'ended' };

interface AuditOptions {
  readonly trail: AuditTrail;
  readonly service: string;
  readonly now: () => number;
}

/**
 * Records what stewards do before it is done, and how it ended. What cannot be recorded is not done: 503. Needs the identity of the
 * caller and `traceparent` on the request.
 */
export const auditPlugin = ({ trail, service, now }: AuditOptions) =>
  fastifyPlugin(
    async (app) => {
      // A repeat of a reading in the same session is not recorded again.
      const recentReads = new LRUCache<string, true>({ ...repeats, ttlResolution: 0, perf: { now } });
      const stamp = () => ({ id: randomUUID(), at: new Date(now()).toISOString(), service });
      app.decorateRequest('audited', null);

      // After validation, right before the handler: what is not well-formed was never about to be done.
      app.addHook('preHandler', async (request, reply) => {
        const route = contractOf(request);
        if (!route || route.audit === 'none' || recentReads.has(readKeyOf(route, request))) return;
        const entry = toAuditCall(stamp(), route, request);
        await recordOrReject(request, entry);
        // A stream that its reader leaves has no response that ends.
        reply.raw.once('close', () => void recordEnd(route, request, reply));
        if (isRepeatable(route)) recentReads.set(readKeyOf(route, request), true);
      });

      app.addHook('onResponse', async (request, reply) => {
        const route = contractOf(request);
        if (route) await recordEnd(route, request, reply);
      });

      async function recordEnd(
        route: RegisteredRoute,
        request: FastifyRequest,
        reply: FastifyReply,
      ): Promise<void> {
        if (reply.statusCode >= 400) recentReads.delete(readKeyOf(route, request));
        const entry = endOf(route, request, reply);
        // The answer is given; an outcome that is missing shows as unknown, and is looked into by the log.
        await (entry && trail.record(entry))?.catch((err: unknown) =>
          request.log.error({ err, route: route.path }, 'an outcome could not be recorded'),
        );
      }

      async function recordOrReject(request: FastifyRequest, entry: AuditCall): Promise<void> {
        try {
          await trail.record(entry);
          request.audited = { state: 'recorded', callId: entry.id };
        } catch (err) {
          request.audited = { state: 'unrecorded' };
          request.log.error({ err, route: entry.route }, 'a call was refused that could not be recorded');
          throw new HttpProblem(503, unavailable, {
            code: 'audit-unavailable',
            headers: { 'retry-after': '5' },
          });
        }
      }

      function endOf(route: RegisteredRoute, request: FastifyRequest, { statusCode: status }: FastifyReply) {
        const { audited } = request;
        request.audited = { state: 'ended' };
        if (audited?.state === 'recorded')
          return { kind: 'outcome', ...stamp(), callId: audited.callId, status } as const;
        const refused = status === 403 || (status >= 400 && route.audit !== 'none');
        if (audited || !refused || request.identity?.kind !== 'steward') return null;
        return { ...toAuditCall(stamp(), route, request), kind: 'refusal', status } as const;
      }
    },
    { name: 'audit', dependencies: ['identity', 'observe'] },
  );

const unavailable = 'The audit log is unavailable, so this action was stopped. Try again in a moment.';

const contractOf = (request: FastifyRequest): RegisteredRoute | undefined =>
  request.routeOptions.config?.contract;

/** Taking data away is recorded each time; only what a screen shows is read over and over. */
const isRepeatable = ({ audit, produces }: RegisteredRoute): boolean =>
  audit === 'personal-data' && produces === 'json';

/** What is asked for may stand in the body, too: whom a reading is about makes it another one. */
const readKeyOf = ({ path }: RegisteredRoute, { identity, url, body }: FastifyRequest): string => {
  const asked = body === undefined ? '' : hash('sha256', JSON.stringify(body));
  return `${identity?.sid ?? identity?.sub ?? ''} ${path} ${url} ${asked}`;
};
