import { type Identity, identityHeader, resolveSession } from '@aera/contracts';
import type { SignIdentity } from '@aera/service-kit/core';
import type { Dispatcher } from 'undici';
import type { ResolveSession } from './session-lookup.ts';

/** The gateway speaking for itself. */
const gateway: Identity = { kind: 'gateway', sub: 'gateway', ip: '127.0.0.1' };

/** Milliseconds that a look-up may take: it stands in front of every call of somebody signed in. */
const patience = 3_000;

/** A token longer than this is nobody's. */
const longest = 200;

/** Looks sessions up at security-auth. */
export const sessionClient =
  (securityAuth: Dispatcher, sign: SignIdentity): ResolveSession =>
  async (token) => {
    if (token === '' || token.length > longest) return null;
    const { statusCode, body } = await securityAuth.request({
      method: resolveSession.method,
      path: resolveSession.path,
      headers: { 'content-type': 'application/json', [identityHeader]: await sign(gateway) },
      body: JSON.stringify({ token }),
      headersTimeout: patience,
      bodyTimeout: patience,
    });
    // Odd bytes in a cookie are a client's doing, and nobody's session.
    if (statusCode === 400) return body.dump().then(() => null);
    if (statusCode !== resolveSession.status) {
      await body.dump();
      throw new Error(`security-auth answered ${statusCode} to a session look-up.`);
    }
    return resolveSession.response.parse(await body.json()).session;
  };
