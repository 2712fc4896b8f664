import { type AuditCall, nonPersonalQueryKeys, type RegisteredRoute } from '@aera/contracts/server';
import type { FastifyRequest } from 'fastify';
import { formatNetwork, parseAddress, toSharedNetwork } from '../ip-addresses.ts';
import { toTraceId } from '../observability/tracing.ts';

/** In UTF-16 units. */
const maxValueLength = 200;

interface AuditEntryBase {
  readonly id: string;
  readonly at: string;
  readonly service: string;
}

/** The audit entry of a call, without its body. */
export function toAuditCall(
  { id, at, service }: AuditEntryBase,
  { method, path, summary }: RegisteredRoute,
  request: FastifyRequest,
): AuditCall {
  const { identity } = request;
  const steward = identity?.kind === 'steward' ? identity : null;
  return {
    kind: 'call',
    id,
    at,
    service,
    actor: steward && { id: steward.sub, username: steward.username, role: steward.role },
    ip: identity?.ip ?? '',
    method,
    route: path,
    summary,
    params: mapValues(request.params, paramValue),
    query: mapValues(request.query, (key, value) =>
      nonPersonalQueryKeys.has(key) ? toLogText(value) : null,
    ),
    requestId: request.id,
    trace: toTraceId(request.traceparent),
    authenticatedAt: steward?.authenticatedAt ?? null,
  };
}

function anonymizeIp(ip: string): string {
  const address = parseAddress(ip);
  return address ? formatNetwork(toSharedNetwork(address)) : '(no address)';
}

/** Nothing can be deleted from the log, so it contains the network of an IP address only. */
const paramValue = (key: string, value: unknown): string =>
  key === 'ip' ? anonymizeIp(String(value)) : toLogText(value);

const toLogText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, maxValueLength).toWellFormed();

const mapValues = <T>(record: unknown, map: (key: string, value: unknown) => T): Record<string, T> =>
  Object.fromEntries(
    Object.entries((record ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, map(key, value)]),
  );
