import {
  type Identity,
  identityHeader,
  resolveSession,
  routeRegistry,
  sessionRevoked,
} from '@aera/contracts/server';
import { type Bus, contextStream } from '@aera/event-bus';
import type { SignIdentity } from '@aera/service-kit/core';
import type { UpstreamPermit, Upstreams } from '../upstreams/upstreams.ts';
import type { ResolveSession } from './session-lookup.ts';

/** Identity of the gateway's own requests. */
const gateway: Identity = { kind: 'gateway', sub: 'gateway', ip: '127.0.0.1' };

const route = routeRegistry.get(resolveSession);

/** Timeout of a lookup in milliseconds: it precedes every authenticated request. */
const timeoutMs = 3_000;

/** Longer tokens are rejected without a lookup. */
const maxTokenLength = 200;

/** Resolves tokens at security-auth; throws at once while its circuit is open, and while it is overloaded. */
export const createSessionClient =
  (acquirePermit: () => ReturnType<Upstreams['acquirePermit']>, sign: SignIdentity): ResolveSession =>
  async (token, passive) => {
    if (token === '' || token.length > maxTokenLength) return null;
    const permit = acquirePermit();
    if ('error' in permit) throw new Error(`Session lookups are stopped: ${permit.error.code}.`);
    try {
      return await resolveToken(permit, { token, passive }, await sign(gateway, route.audience));
    } catch (error) {
      permit.onError();
      throw error;
    } finally {
      permit.release();
    }
  };

async function resolveToken(
  { pool, onResponse }: UpstreamPermit,
  lookup: { token: string; passive: boolean },
  identity: string,
) {
  const { statusCode, body } = await pool.request({
    method: route.method,
    path: route.path,
    headers: { 'content-type': 'application/json', [identityHeader]: identity },
    body: JSON.stringify(lookup),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  onResponse();
  // Malformed bytes in a cookie.
  if (statusCode === 400) return body.dump().then(() => null);
  if (statusCode !== route.status) {
    await body.dump();
    throw new Error(`security-auth responded ${statusCode} to a session lookup.`);
  }
  return route.response.parse(await body.json()).session;
}

const context = 'security-auth';

/** Calls `revoke` for every session that is revoked from now on; resolves once subscribed. */
export async function subscribeToRevocations(bus: Bus, revoke: (sid: string) => void): Promise<void> {
  await bus.ensureStreams([contextStream(context)]);
  const live = bus.subscribeLive({ stream: context, types: [sessionRevoked.type] }, ({ data }) =>
    revoke(sessionRevoked.data.parse(data).sid),
  );
  await live.ready;
}
