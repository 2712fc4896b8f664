import type { Identity, ResolvedSession, RegisteredRoute } from '@aera/contracts/server';
import {
  type ErrorResponse,
  roleForbidden,
  signInRequired,
  stepUpRequired,
} from '../errors/error-response.ts';

/**
 * As whom a request goes on: the part of the session that the route asks for. A public route gets the member when there is
 * one and never a steward; a route that asks for somebody who is not there refuses, and so does one for another role of
 * stewards or for one who proved to be present more recently than `presentSince` (Unix milliseconds). An auditor whose time is over
 * at `now` is nobody, however long the answer about the session is believed.
 */
export function resolveIdentity(
  { access, roles, stepUp }: Pick<RegisteredRoute, 'access' | 'roles' | 'stepUp'>,
  session: ResolvedSession | null,
  ip: string,
  authenticatedSince: number,
  now: number,
): { identity: Identity } | { refusal: ErrorResponse } {
  const common = session ? { ip, sid: session.sid } : { ip };
  if (access === 'steward') {
    const steward = session?.steward;
    if (!steward) return { refusal: signInRequired };
    const { id, username, name, role, authenticatedAt, until } = steward;
    if (until && Date.parse(until) <= now) return { refusal: signInRequired };
    if (!roles.includes(role)) return { refusal: roleForbidden };
    if (stepUp && Date.parse(authenticatedAt) <= authenticatedSince) return { refusal: stepUpRequired };
    return { identity: { kind: 'steward', sub: id, username, name, role, authenticatedAt, ...common } };
  }
  const member = session?.member;
  if (member) {
    const { id, name, email } = member;
    return { identity: { kind: 'member', sub: id, name, email, ...common } };
  }
  if (access === 'member') return { refusal: signInRequired };
  return { identity: { kind: 'visitor', sub: 'visitor', ...common } };
}
