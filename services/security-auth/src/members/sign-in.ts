import { createIpGeolocator } from '@aera/ip-geolocation';
import { requestMetadata } from '@aera/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RegisteredMember } from '../accounts.ts';
import { fireAndForget } from '../mail/member-mailer.ts';
import type { SecurityContext } from '../security-context.ts';
import { parseUserAgent, locateIp } from '../sessions/session-device.ts';
import { setSessionCookie, sessionIdFromToken } from '../sessions/session-token.ts';

/** Opens a session after successful authentication and records the browser. A new browser triggers an e-mail. */
export function createMemberSignIn({
  verifications,
  sessions,
  devices,
  keyOf,
  notify,
  log,
}: SecurityContext) {
  const geolocator = createIpGeolocator();
  return async (
    account: RegisteredMember,
    request: FastifyRequest,
    reply: FastifyReply,
    { isFirst = false } = {},
  ) => {
    const metadata = requestMetadata(request);
    const { memberId, email, name } = account;
    const { sid } = request.identity ?? {};
    const { token, expiresAt } = await sessions.open({ kind: 'member', id: memberId }, sid, metadata);
    const { kind: device, ...browser } = parseUserAgent(request.headers['user-agent']);
    const location = await locateIp(geolocator, request.identity?.ip ?? '');
    await sessions.describe(sessionIdFromToken(token), { ...browser, device, ...location }, metadata);
    const { cookie, isNew } = await devices.remember(keyOf('email', email), request.headers.cookie);
    if (isNew && !isFirst)
      fireAndForget(notify({ kind: 'new_sign_in', member: account, path: '/dashboard/security' }), log);
    reply.header('set-cookie', [setSessionCookie(token, expiresAt), cookie]);
    return {
      success: true,
      user: { id: memberId, email, name },
      emailVerified: await verifications.isVerified(memberId),
    };
  };
}

export type MemberSignIn = ReturnType<typeof createMemberSignIn>;
