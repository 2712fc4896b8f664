import type { Identity } from '@aera/contracts';
import { type EventMetadata, HttpProblem } from '@aera/service-kit';
import type { FastifyReply } from 'fastify';
import type { SecurityContext } from '../security-context.ts';
import { formatSessionCookie, toSessionId } from './session-token.ts';
import type { AccountKind } from './session.ts';

/**
 * Gives a session a new token after a step-up, or when the data changes that gateways cache with it. The old token is revoked once the
 * response was sent, because the browser may use it until then.
 * @param change what the session is renewed for, with the id of the new session. If it fails, the session keeps its old token.
 * @throws HttpProblem 401 `sign-in-required` without a session; DomainError `session-ended`; errors of `change`
 */
export async function renewSession<T>(
  { sessions, log }: Pick<SecurityContext, 'sessions' | 'log'>,
  { kind, sid, sub }: Pick<Identity, 'sid' | 'sub'> & { readonly kind: AccountKind },
  metadata: EventMetadata,
  reply: FastifyReply,
  change: (sid: string) => Promise<T>,
): Promise<T> {
  if (!sid) throw new HttpProblem(401, 'Sign in to continue.', { code: 'sign-in-required' });
  const rotated = await sessions.rotate(sid, { kind, id: sub }, metadata);
  const warn = (err: unknown) => log.warn({ err }, 'a replaced session was not ended');
  try {
    const result = await change(toSessionId(rotated.token));
    reply.header('set-cookie', formatSessionCookie(rotated.token, rotated.expiresAt));
    // `close` follows a complete response as well as a lost connection.
    reply.raw.once('close', () => rotated.revokePrevious().catch(warn));
    return result;
  } catch (error) {
    await rotated.revokeNew().catch(warn);
    throw error;
  }
}
