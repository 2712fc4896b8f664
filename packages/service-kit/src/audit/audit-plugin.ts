import { hash, randomUUID } from 'node:crypto';
import type { AuditCall, RegisteredRoute } from '@aera/contracts/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { HttpProblem } from '../http/http-problem.ts';
import type { AuditTrail } from './audit-trail.ts';
import { toAuditCall } from './call-entry.ts';

/** Screens poll every few seconds. Repeats within this time (milliseconds) count as one read. */
const repeats = { max: 10_000, ttl: 5 * 60_000 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract of the route. */
    contract?: RegisteredRoute;
  }
  interface FastifyRequest {
    /** Whether the audit log contains this call; null before the first entry. */
    auditState: AuditState | null;
  }
}

type AuditState =
  | { readonly state: 'unrecorded' }
  | { readonly state: 'recorded'; readonly callId: string }
  | { readonly state: 'ended' };

interface AuditOptions {
  readonly trail: AuditTrail;
  readonly service: string;
  readonly now: () => number;
}

/**
 * Records an action of a steward before it runs, and its outcome. An action that cannot be recorded is rejected with 503.
 *
 * A request without a steward, such as a sign-in, is recorded only if it succeeds, right before the response: otherwise anyone could fill
 * a log from which nothing can be deleted. Failed sign-ins are counted per network by the attempt throttle and the threat detection.
 *
 * Requires the identity of the caller and `traceparent` on the request.
 */
export const auditPlugin = ({ trail, service, now }: AuditOptions) =>
  fastifyPlugin(
    async (app) => {
      const recentReads = new LRUCache<string, true>({ ...repeats, ttlResolution: 0, perf: { now } });
      /** Requests whose response has been started, also if no byte of it has been sent. */
      const responding = new WeakSet<FastifyRequest>();
      const stamp = () => ({ id: randomUUID(), at: new Date(now()).toISOString(), service });
      app.decorateRequest('auditState', null);

      // Runs after validation, so that malformed requests are recorded as rejected and not as attempted.
      app.addHook('preHandler', async (request, reply) => {
        const route = getContract(request);
        if (!route || route.audit === 'none' || !isSteward(request)) return;
        if (recentReads.has(toReadKey(route, request))) return;
        await recordOrReject(request, toAuditCall(stamp(), route, request));
        // The response of an event stream never ends when its reader disconnects. Before a response, the outcome is not known yet.
        reply.raw.once('close', () => {
          if (reply.raw.headersSent || responding.has(request)) void recordEnd(route, request, reply);
        });
        if (isRepeatable(route)) recentReads.set(toReadKey(route, request), true);
      });

      app.addHook('onSend', async (request, reply) => {
        const route = getContract(request);
        if (!route || route.audit === 'none') return;
        if (isSteward(request)) {
          responding.add(request);
          // `onResponse` runs only if the client still waits.
          if (reply.raw.destroyed) await recordEnd(route, request, reply);
          return;
        }
        if (request.auditState || reply.statusCode >= 400) return;
        try {
          await recordOrReject(request, toAuditCall(stamp(), route, request));
        } catch (error) {
          // An unrecorded sign-in must not deliver its session.
          reply.removeHeader('set-cookie');
          throw error;
        }
      });

      app.addHook('onResponse', async (request, reply) => {
        const route = getContract(request);
        if (route) await recordEnd(route, request, reply);
      });

      async function recordEnd(
        route: RegisteredRoute,
        request: FastifyRequest,
        reply: FastifyReply,
      ): Promise<void> {
        if (reply.statusCode >= 400) recentReads.delete(toReadKey(route, request));
        const entry = createEndEntry(route, request, reply);
        // The response was sent, or its client has left, so a failure cannot reject it; the entry shows an unknown outcome.
        await (entry && trail.record(entry))?.catch((err: unknown) =>
          request.log.error({ err, route: route.path }, 'an outcome could not be recorded'),
        );
      }

      async function recordOrReject(request: FastifyRequest, entry: AuditCall): Promise<void> {
        try {
          await trail.record(entry);
          request.auditState = { state: 'recorded', callId: entry.id };
        } catch (err) {
          request.auditState = { state: 'unrecorded' };
          request.log.error(
            { err, route: entry.route },
            'a call was rejected because it could not be recorded',
          );
          throw new HttpProblem(503, unavailable, {
            code: 'audit-unavailable',
            headers: { 'retry-after': '5' },
          });
        }
      }

      function createEndEntry(
        route: RegisteredRoute,
        request: FastifyRequest,
        { statusCode: status }: FastifyReply,
      ) {
        const { auditState } = request;
        request.auditState = { state: 'ended' };
        if (auditState?.state === 'recorded')
          return { kind: 'outcome', ...stamp(), callId: auditState.callId, status } as const;
        const rejected = status === 403 || (status >= 400 && route.audit !== 'none');
        if (auditState || !rejected || !isSteward(request)) return null;
        return { ...toAuditCall(stamp(), route, request), kind: 'rejection', status } as const;
      }
    },
    { name: 'audit', dependencies: ['identity', 'observe'] },
  );

const unavailable = 'The audit log is unavailable, so this action was stopped. Try again in a moment.';

const isSteward = ({ identity }: FastifyRequest): boolean => identity?.kind === 'steward';

const getContract = (request: FastifyRequest): RegisteredRoute | undefined =>
  request.routeOptions.config?.contract;

/** Exports are recorded each time; only data that screens poll is repeatable. */
const isRepeatable = ({ audit, produces }: RegisteredRoute): boolean =>
  audit === 'personal-data' && produces === 'json';

/** Includes the body, because it may name the person whose data is read. */
const toReadKey = ({ path }: RegisteredRoute, { identity, url, body }: FastifyRequest): string => {
  const bodyHash = body === undefined ? '' : hash('sha256', JSON.stringify(body));
  return `${identity?.sid ?? identity?.sub ?? ''} ${path} ${url} ${bodyHash}`;
};
