import { z } from 'zod';
import { stewardRoles } from './route.ts';

/** Maximum age of a step-up authentication, unless a service or a route sets another. */
export const defaultStepUpMaxAgeSeconds = 15 * 60;

const common = {
  /** The client's IP address as determined by the gateway. */
  ip: z.string(),
  /** Id (not the token) of the browser session, if any. */
  sid: z.string().optional(),
};

/** Caller identity, asserted by the gateway in a signed token. Services trust nothing else. */
export const Identity = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor'), sub: z.literal('visitor'), ...common }),
  z.object({ kind: z.literal('member'), sub: z.string(), name: z.string(), email: z.string(), ...common }),
  z.object({
    kind: z.literal('steward'),
    sub: z.string(),
    username: z.string(),
    name: z.string(),
    /** `operator`: the command line, which may do what a steward may. No account has the role, so no session does. */
    role: z.enum([...stewardRoles, 'operator']),
    /** Last authentication: sign-in or step-up. */
    authenticatedAt: z.iso.datetime(),
    /** The role requires a second factor and there is none: only routes with `beforeSecondFactor` accept them. */
    lacksSecondFactor: z.boolean().optional(),
    ...common,
  }),
  z.object({ kind: z.literal('gateway'), sub: z.literal('gateway'), ...common }),
]);
export type Identity = z.infer<typeof Identity>;
export type MemberIdentity = Extract<Identity, { kind: 'member' }>;
export type StewardIdentity = Extract<Identity, { kind: 'steward' }>;

/** Header of the identity token (JWT, EdDSA, one minute) from the gateway to a service. */
export const identityHeader = 'x-aera-identity';
