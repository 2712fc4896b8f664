import type {
  Access,
  Identity,
  MemberIdentity,
  RegisteredRoute,
  StewardIdentity,
} from '@aera/contracts/server';
import { HttpProblem } from '../http/http-problem.ts';

type VisitorIdentity = Extract<Identity, { kind: 'visitor' }>;
type GatewayIdentity = Extract<Identity, { kind: 'gateway' }>;

/** Identities that a route with this access accepts. */
export type IdentityFor<A extends Access> = A extends 'member'
  ? MemberIdentity
  : A extends 'steward' | 'operator'
    ? StewardIdentity
    : A extends 'gateway'
      ? GatewayIdentity
      : VisitorIdentity | MemberIdentity;

const allowedKinds: Record<Access, readonly Identity['kind'][]> = {
  public: ['visitor', 'member'],
  member: ['member'],
  steward: ['steward'],
  gateway: ['gateway'],
  operator: ['steward'],
};

/** Maximum age of step-up authentication, and the clock. */
export interface StepUpPolicy {
  readonly windowMs: number;
  readonly now: () => number;
}

/**
 * Authorizes the caller.
 * @throws HttpProblem 401 if unauthenticated; 403 for the wrong account type, for the wrong steward role (`role-forbidden`), for a
 * steward without the second factor that the role requires (`second-factor-required`), and for
 * step-up authentication that is too old for this route (`step-up-required`).
 */
export function authorize(
  {
    access,
    roles,
    stepUp,
    stepUpMaxAgeSeconds = Infinity,
    beforeSecondFactor,
  }: Pick<RegisteredRoute, 'access' | 'roles' | 'stepUp' | 'stepUpMaxAgeSeconds' | 'beforeSecondFactor'>,
  identity: Identity | null,
  policy: StepUpPolicy,
): Identity {
  if (!identity) throw new HttpProblem(401, 'Couldn’t identify the caller.', { code: 'unidentified' });
  if (!allowedKinds[access].includes(identity.kind)) {
    if (identity.kind === 'visitor')
      throw new HttpProblem(401, 'Sign in to continue.', { code: 'sign-in-required' });
    throw new HttpProblem(403, 'Your account doesn’t have access to this.', { code: 'forbidden' });
  }
  if (identity.kind !== 'steward') return identity;
  if (!acceptsRole({ access, roles }, identity.role))
    throw new HttpProblem(403, 'Your role doesn’t have access to this.', { code: 'role-forbidden' });
  if (identity.lacksSecondFactor && !beforeSecondFactor)
    throw new HttpProblem(403, 'Your role requires two-factor authentication. Set it up first.', {
      code: 'second-factor-required',
    });
  const windowMs = Math.min(policy.windowMs, stepUpMaxAgeSeconds * 1000);
  if (stepUp && policy.now() - Date.parse(identity.authenticatedAt) >= windowMs)
    throw new HttpProblem(403, 'TOTP re-authentication required', { code: 'step-up-required' });
  return identity;
}

const acceptsRole = (
  { access, roles }: Pick<RegisteredRoute, 'access' | 'roles'>,
  role: StewardIdentity['role'],
): boolean => {
  if (role === 'operator') return access === 'operator' || roles.includes('steward');
  return roles.includes(role);
};
