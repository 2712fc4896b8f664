import { createIpGeolocator } from '@aera/ip-geolocation';
import { requestMetadata } from '@aera/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityContext } from '../security-context.ts';
import { locateIp, parseUserAgent } from './session-device.ts';
import { toSessionId, formatSessionCookie } from './session-token.ts';
import type { Account } from './session.ts';

/**
 * Opens a session after a successful authentication, records browser and location, and sets the cookies.
 * @param key the opaque key of the account's name, for the known browsers
 * @returns whether the account was never signed in from this browser
 */
export type StartSession = (
  account: Account,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<{ isNewDevice: boolean }>;

export function createStartSession({
  sessions,
  devices,
}: Pick<SecurityContext, 'sessions' | 'devices'>): StartSession {
  const geolocator = createIpGeolocator();
  return async (account, key, request, reply) => {
    const metadata = requestMetadata(request);
    const { sid, ip = '' } = request.identity ?? {};
    const { token, expiresAt } = await sessions.open(account, sid, metadata);
    const { kind: device, ...browser } = parseUserAgent(request.headers['user-agent']);
    const location = await locateIp(geolocator, ip);
    const description = { ...browser, device, ...location };
    await sessions.describe(toSessionId(token), account.kind, description, metadata);
    const { cookie, isNew: isNewDevice } = await devices.remember(key, request.headers.cookie);
    reply.header('set-cookie', [formatSessionCookie(token, expiresAt), cookie]);
    return { isNewDevice };
  };
}
