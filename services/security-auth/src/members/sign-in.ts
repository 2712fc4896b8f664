import type { IpGeolocator } from '@aera/ip-geolocation';
import { type Log, requestMetadata } from '@aera/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RegisteredMember } from '../accounts.ts';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import { type SendToMember, fireAndForget } from '../mail/member-mailer.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import { parseUserAgent, locateIp } from '../sessions/session-device.ts';
import { setSessionCookie, sessionIdFromToken } from '../sessions/session-token.ts';
import type { Verifications } from '../verification/verifications.ts';

interface Deps extends Pick<ThrottlingDeps, 'devices' | 'keyOf'> {
  readonly verifications: Pick<Verifications, 'isVerified'>;
  readonly sessions: BrowserSessions;
  readonly geography: IpGeolocator;
  readonly send: SendToMember;
  readonly log: Log;
}

const userOf = ({ memberId, email, name }: RegisteredMember) => ({ id: memberId, email, name });

/** Opens a session after successful authentication and records the browser. A new browser triggers an e-mail. */
export const createMemberSignIn =
  ({ verifications, sessions, geography, devices, keyOf, send, log }: Deps) =>
  async (
    account: RegisteredMember,
    request: FastifyRequest,
    reply: FastifyReply,
    { isFirst = false }: { isFirst?: boolean } = {},
  ) => {
    const metadata = requestMetadata(request);
    const { memberId } = account;
    const { token, expiresAt } = await sessions.open(
      { kind: 'member', id: memberId },
      request.identity?.sid,
      metadata,
    );
    const { kind: device, ...browser } = parseUserAgent(request.headers['user-agent']);
    const place = await locateIp(geography, request.identity?.ip ?? '');
    await sessions.describe(sessionIdFromToken(token), { ...browser, device, ...place }, metadata);
    const { cookie, isNew } = await devices.remember(keyOf('email', account.email), request.headers.cookie);
    if (isNew && !isFirst)
      fireAndForget(send({ kind: 'new_sign_in', member: account, path: '/dashboard/security' }), log);
    reply.header('set-cookie', [setSessionCookie(token, expiresAt), cookie]);
    return { success: true, user: userOf(account), emailVerified: await verifications.isVerified(memberId) };
  };

export type MemberSignIn = ReturnType<typeof createMemberSignIn>;
