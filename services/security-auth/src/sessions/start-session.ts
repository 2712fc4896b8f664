import { createIpGeolocator } from '@aera/ip-geolocation';
import { HttpProblem, requestMetadata } from '@aera/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityContext } from '../security-context.ts';
import { locateIp, parseUserAgent } from './session-device.ts';
import { toSessionId, formatSessionCookie } from './session-token.ts';
import type { Account } from './session.ts';

/** What a sign-in was verified with: the hash of the password, or a passkey. */
export type SignInProof = { readonly passwordHash: string } | { readonly passkeyId: string };

/**
 * Opens a session after a successful authentication, records browser and location, and sets the cookies.
 * @param key the opaque key of the account's name, for the known browsers
 * @param proof absent if the account was created just now
 * @returns whether the account was never signed in from this browser
 * @throws HttpProblem 401 `invalid-credentials` if the password was changed or the passkey removed since it was verified
 */
export type StartSession = (
  account: Account,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  proof?: SignInProof,
) => Promise<{ isNewDevice: boolean }>;

export function createStartSession({
  accounts,
  passkeys,
  sessions,
  devices,
}: Pick<SecurityContext, 'accounts' | 'passkeys' | 'sessions' | 'devices'>): StartSession {
  const geolocator = createIpGeolocator();
  const isCurrent = async (account: Account, proof: SignInProof): Promise<boolean> =>
    'passkeyId' in proof
      ? (await passkeys.list(account.id)).some(({ passkeyId }) => passkeyId === proof.passkeyId)
      : (await accounts.findPasswordHash(account)) === proof.passwordHash;
  return async (account, key, request, reply, proof) => {
    const metadata = requestMetadata(request);
    const { sid, ip = '' } = request.identity ?? {};
    const { token, expiresAt } = await sessions.open(account, sid, metadata);
    // A password change ends the sessions that are open. This one may have opened after that, with the old password
    // or with a passkey that a reset has removed.
    if (proof && !(await isCurrent(account, proof))) {
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
