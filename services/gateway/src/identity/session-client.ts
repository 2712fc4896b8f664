import { type Identity, identityHeader, resolveSession, routeRegistry } from '@aera/contracts/server';
import type { SignIdentity } from '@aera/service-kit/core';
import type { UpstreamPermit, Upstreams } from '../upstreams/upstreams.ts';
import type { ResolveSession } from './session-lookup.ts';

/** The gateway speaking for itself. */
const gateway: Identity = { kind: 'gateway', sub: 'gateway', ip: '127.0.0.1' };

/** Milliseconds that a look-up may take: it stands in front of every call of somebody signed in. */
const timeoutMs = 3_000;

/** A token longer than this is nobody's. */
const maxTokenLength = 200;

/** Looks sessions up at security-auth, unless it is known not to answer: then whoever waits for it would wait in vain. */
export const sessionClient =
  (enter: () => ReturnType<Upstreams['enter']>, sign: SignIdentity): ResolveSession =>
  async (token) => {
    if (token === '' || token.length > maxTokenLength) return null;
    const pass = enter();
    if ('refusal' in pass) throw new Error('security-auth is left alone for a moment.');
    try {
      return await ask(pass, token, await sign(gateway));
    } catch (error) {
      pass.failed();
      throw error;
    } finally {
      pass.done();
    }
  };

async function ask({ pool, answered }: UpstreamPermit, token: string, identity: string) {
  const { statusCode, body } = await pool.request({
    method: resolveSession.method,
    path: resolveSession.path,
    headers: { 'content-type': 'application/json', [identityHeader]: identity },
    body: JSON.stringify({ token }),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  answered();
  // Odd bytes in a cookie are a client's doing, and nobody's session.
  if (statusCode === 400) return body.dump().then(() => null);
  if (statusCode !== routeRegistry.get(resolveSession).status) {
    await body.dump();
    throw new Error(`security-auth answered ${statusCode} to a session look-up.`);
  }
  return routeRegistry.get(resolveSession).response.parse(await body.json()).session;
}
