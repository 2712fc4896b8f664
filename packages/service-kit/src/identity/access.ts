import type { Access, Identity, MemberIdentity, StewardIdentity } from '@aera/contracts';
import { HttpProblem } from '../http/http-problem.ts';

type VisitorIdentity = Extract<Identity, { kind: 'visitor' }>;
type GatewayIdentity = Extract<Identity, { kind: 'gateway' }>;

/** Whom a route with this access can meet. */
export type CallerOf<A extends Access> = A extends 'member'
  ? MemberIdentity
  : A extends 'steward'
    ? StewardIdentity
    : A extends 'gateway'
      ? GatewayIdentity
      : VisitorIdentity | MemberIdentity;

const welcome: Record<Access, readonly Identity['kind'][]> = {
  public: ['visitor', 'member'],
  member: ['member'],
  steward: ['steward'],
  gateway: ['gateway'],
};

/**
 * Lets the right callers in.
 * @throws HttpProblem 401 for nobody or somebody not signed in, 403 for somebody signed in as something else.
 */
export function admit(access: Access, identity: Identity | null): Identity {
  if (!identity) throw new HttpProblem(401, 'The caller could not be identified.', { code: 'unidentified' });
  if (welcome[access].includes(identity.kind)) return identity;
  if (identity.kind === 'visitor')
    throw new HttpProblem(401, 'Please sign in to continue.', { code: 'sign-in-required' });
  throw new HttpProblem(403, 'This is not open to your account.', { code: 'forbidden' });
}
