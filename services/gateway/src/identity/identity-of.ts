import type { Access, Identity, ResolvedSession } from '@aera/contracts';
import { type Refusal, signInRequired } from '../http/refusal.ts';

/**
 * As whom a request goes on: the part of the session that the route asks for. A public route gets the member when there is
 * one and never a steward; a route that asks for somebody who is not there refuses.
 */
export function identityOf(
  access: Access,
  session: ResolvedSession | null,
  ip: string,
): { identity: Identity } | { refusal: Refusal } {
  const common = session ? { ip, sid: session.sid } : { ip };
  if (access === 'steward') {
    const steward = session?.steward;
    if (!steward) return { refusal: signInRequired };
    const { id, username, name, role } = steward;
    return { identity: { kind: 'steward', sub: id, username, name, role, ...common } };
  }
  const member = session?.member;
  if (member) {
    const { id, name, email } = member;
    return { identity: { kind: 'member', sub: id, name, email, ...common } };
  }
  if (access === 'member') return { refusal: signInRequired };
  return { identity: { kind: 'visitor', sub: 'visitor', ...common } };
}
