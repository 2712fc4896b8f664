import { createIpGeolocator } from '@aera/ip-geolocation';
import { HttpProblem, requestMetadata } from '@aera/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityContext } from '../security-context.ts';
import { locateIp, parseUserAgent } from './session-device.ts';
import { toSessionId, formatSessionCookie } from './session-token.ts';
import type { Account } from './session.ts';

/**
 * Opens a session after a successful authentication, records browser and location, and sets the cookies.
 * @param key the opaque key of the account's name, for the known browsers
 * @param verifiedHash the password hash that the sign-in was verified against, if a password was used
 * @returns whether the account was never signed in from this browser
 * @throws HttpProblem 401 `invalid-credentials` if the password has been changed since it was verified
 */
export type StartSession = (
  account: Account,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  verifiedHash?: string,
) => Promise<{ isNewDevice: boolean }>;

export function createStartSession({
  accounts,
  sessions,
  devices,
}: Pick<SecurityContext, 'accounts' | 'sessions' | 'devices'>): StartSession {
  const geolocator = createIpGeolocator();
  return async (account, key, request, reply, verifiedHash) => {
    const metadata = requestMetadata(request);
    const { sid, ip = '' } = request.identity ?? {};
    const { token, expiresAt } = await sessions.open(account, sid, metadata);
    // A password change ends the sessions that are open. This one may have opened after that, with the old password.
    if (verifiedHash !== undefined && (await accounts.findPasswordHash(account)) !== verifiedHash) {
      const isEmpty = await sessions.signOut(toSessionId(token), account.kind, metadata);
      // Another account of this browser stays signed in, under the new token.
      if (!isEmpty) reply.header('set-cookie', formatSessionCookie(token, expiresAt));
      throw new HttpProblem(401, 'Your password or access changed a moment ago. Sign in again.', {
        code: 'invalid-credentials',
      });
    }
    const { kind: device, ...browser } = parseUserAgent(request.headers['user-agent']);
    const location = await locateIp(geolocator, ip);
    const description = { ...browser, device, ...location };
    await sessions.describe(toSessionId(token), account.kind, description, metadata);
    const { cookie, isNew: isNewDevice } = await devices.remember(key, request.headers.cookie);
    reply.header('set-cookie', [formatSessionCookie(token, expiresAt), cookie]);
    return { isNewDevice };
  };
}
