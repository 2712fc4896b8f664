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

/** The gateway speaking for itself. */
const gateway: Identity = { kind: 'gateway', sub: 'gateway', ip: '127.0.0.1' };

/** Timeout of a lookup in milliseconds: it precedes every authenticated request. */
const timeoutMs = 3_000;

/** Longer tokens are rejected without a lookup. */
const maxTokenLength = 200;

/** Looks up sessions at security-auth, unless its circuit breaker is open; waiting would then be useless. */
export const sessionClient =
  (enter: () => ReturnType<Upstreams['acquirePermit']>, sign: SignIdentity): ResolveSession =>
  async (token) => {
    if (token === '' || token.length > maxTokenLength) return null;
    const permit = enter();
    if ('refusal' in permit) throw new Error('security-auth is left alone for a moment.');
    try {
      return await ask(permit, token, await sign(gateway));
    } catch (error) {
      permit.onError();
      throw error;
    } finally {
      permit.release();
    }
  };

async function ask({ pool, onResponse }: UpstreamPermit, token: string, identity: string) {
  const { statusCode, body } = await pool.request({
    method: resolveSession.method,
    path: resolveSession.path,
    headers: { 'content-type': 'application/json', [identityHeader]: identity },
    body: JSON.stringify({ token }),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  onResponse();
  // Malformed bytes in a cookie are a client error and no session.
  if (statusCode === 400) return body.dump().then(() => null);
  if (statusCode !== routeRegistry.get(resolveSession).status) {
    await body.dump();
    throw new Error(`security-auth answered ${statusCode} to a session look-up.`);
  }
  return routeRegistry.get(resolveSession).response.parse(await body.json()).session;
}

const context = 'security-auth';

/** Calls `revoke` for every session that is revoked from now on, in whole or in part; resolves when it listens. */
export async function subscribeToRevocations(bus: Bus, revoke: (sid: string) => void): Promise<void> {
  await bus.ensureStreams([contextStream(context)]);
  const live = bus.subscribeLive({ stream: context, types: [sessionRevoked.type] }, ({ data }) =>
    revoke(sessionRevoked.data.parse(data).sid),
  );
  await live.ready;
}
