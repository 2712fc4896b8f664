import type { Identity } from '@aera/contracts';
import { type EventMetadata, HttpProblem } from '@aera/service-kit';
import type { FastifyReply } from 'fastify';
import type { SecurityContext } from '../security-context.ts';
import { setSessionCookie } from './session-token.ts';
import type { AccountKind } from './session.ts';

/**
 * Gives a session a new token after a step-up, or when the data changes that gateways cache with it. The old token is revoked once the
 * response was sent, because the browser may use it until then.
 * @param newToken a random one by default
 * @throws HttpProblem 401 `sign-in-required` without a session; DomainError `session-ended`
 */
export async function renewSession(
  { sessions, log }: Pick<SecurityContext, 'sessions' | 'log'>,
  { kind, sid, sub }: Pick<Identity, 'sid' | 'sub'> & { readonly kind: AccountKind },
  metadata: EventMetadata,
  reply: FastifyReply,
  newToken?: string,
): Promise<void> {
  if (!sid) throw new HttpProblem(401, 'Sign in to continue.', { code: 'sign-in-required' });
  const { token, expiresAt, revokePrevious } = await sessions.rotate(
    sid,
    { kind, id: sub },
    metadata,
    newToken,
  );
  reply.header('set-cookie', setSessionCookie(token, expiresAt));
  // `close` follows a complete response as well as a lost connection.
  reply.raw.once('close', () =>
    revokePrevious().catch((error: unknown) => log.warn({ err: error }, 'a replaced session was not ended')),
  );
}
