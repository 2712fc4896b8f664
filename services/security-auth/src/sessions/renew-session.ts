import { type EventMetadata, HttpProblem } from '@aera/service-kit';
import type { FastifyReply } from 'fastify';
import type { SecurityContext } from '../security-context.ts';
import { setSessionCookie } from './session-token.ts';

/**
 * Gives a steward's session a new token after a step-up. The old token is revoked once the response was sent, because the browser may use
 * it until then.
 * @throws HttpProblem 401 `sign-in-required` without a session; DomainError `session-ended`
 */
export async function renewSession(
  { sessions, log }: Pick<SecurityContext, 'sessions' | 'log'>,
  { sid, sub }: { readonly sid?: string | undefined; readonly sub: string },
  metadata: EventMetadata,
  reply: FastifyReply,
): Promise<void> {
  if (!sid) throw new HttpProblem(401, 'Sign in to continue.', { code: 'sign-in-required' });
  const { token, expiresAt, revokePrevious } = await sessions.rotate(sid, sub, metadata);
  reply.header('set-cookie', setSessionCookie(token, expiresAt));
  // `close` follows a complete response as well as a lost connection.
  reply.raw.once('close', () =>
    revokePrevious().catch((error: unknown) => log.warn({ err: error }, 'a replaced session was not ended')),
  );
}
