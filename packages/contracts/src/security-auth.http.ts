import { z } from 'zod';
import { stewardRoles } from './identity.ts';
import { defineRoute } from './route.ts';
import { recoveryCode, recoveryCodesLeft, totpCode } from './second-factor.http.ts';
import { emailAddress, instant, requiredText, text } from './text.ts';

const service = 'security-auth';

/** The one cookie that signs a browser in; opaque, HttpOnly, read by the gateway alone. */
export const sessionCookie = 'aera_session';

/** Tells a browser that has signed in before from a stranger's; opaque, HttpOnly, lasts longer than a session. */
export const deviceCookie = 'aera_device';

/** Long pass phrases are welcome; the upper bound keeps hashing affordable. */
export const newPassword = z.string().min(10, 'must have at least 10 characters').max(200);
const password = text(200).min(1);

export const MemberUser = z.object({ id: z.string(), email: z.string(), name: z.string() });
export type MemberUser = z.infer<typeof MemberUser>;

/** What a browser said of itself, as far as it did. */
export const SessionDevice = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'tv']).nullable(),
});
export type SessionDevice = z.infer<typeof SessionDevice>;

/** Where an address was when it was looked up: a guess. Null parts are not known. */
export const SessionPlace = z.object({
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable(),
});
export type SessionPlace = z.infer<typeof SessionPlace>;

export const signedIn = z.object({
  success: z.boolean(),
  user: MemberUser,
  /** Whether the address is known to be the member’s own. */
  emailVerified: z.boolean().optional(),
});

export const register = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Become a member; signs in at once',
  access: 'public',
  status: 201,
  cookies: [deviceCookie],
  body: z.object({ email: emailAddress, password: newPassword, name: requiredText(200) }),
  response: signedIn,
});

export const login = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign a member in',
  access: 'public',
  cookies: [deviceCookie],
  body: z.object({ email: text(254).min(1), password }),
  response: signedIn,
});

export const logout = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign the member out',
  access: 'public',
});

export const memberMe = defineRoute({
  service,
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in member',
  access: 'member',
  response: signedIn,
});

export const requestVerification = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/verification',
  summary: 'Send a link that shows that the address is the member’s own; earlier links stop working',
  access: 'member',
  body: z.object({}),
});

export const verifyEmail = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/verify',
  summary: 'Follow the link from that mail: once, within two days',
  access: 'public',
  body: z.object({ token: requiredText(120) }),
});

export const ownAccount = defineRoute({
  service,
  method: 'GET',
  path: '/api/auth/own-data',
  summary: 'Everything held about the account of the signed-in member',
  access: 'member',
  response: z.object({
    account: MemberUser.extend({ registeredAt: instant }),
    /** Links that were mailed to confirm the address, and that it was confirmed; oldest first. */
    confirmations: z.array(z.object({ type: z.string(), at: instant })),
    /** Newest first. */
    sessions: z.array(
      z.object({
        openedAt: instant,
        expiresAt: instant,
        endedAt: instant.nullable(),
        /** To the quarter of an hour. */
        lastActiveAt: instant,
        /** What the browser said of itself, and where its address was thought to be. */
        device: SessionDevice,
        place: SessionPlace,
      }),
    ),
    /** Oldest first. */
    passkeys: z.array(
      z.object({ name: z.string(), addedAt: instant, lastUsedAt: instant.nullable(), synced: z.boolean() }),
    ),
    /** Browsers that the account has been signed in from, and does not mistake for a stranger's. Most recent first. */
    devices: z.array(z.object({ firstSeenAt: instant, lastSeenAt: instant })),
  }),
});

export const eraseAccount = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/erase',
  summary: 'Erase the account of the signed-in member, everywhere and for good; asks for the password again',
  access: 'member',
  cookies: [deviceCookie],
  body: z.object({ password }),
  response: z.object({ erasedAt: instant }),
});

export const checkPin = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/pin',
  summary: 'Check the access PIN',
  access: 'public',
  body: z.object({ pin: requiredText(64) }),
});

export const StewardUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  role: z.enum(stewardRoles),
  /** When the time of an auditor is over; null for every other role. */
  until: instant.nullable().optional(),
});
export type StewardUser = z.infer<typeof StewardUser>;

export const stewardLogin = defineRoute({
  service,
  method: 'POST',
  path: '/api/admin/auth/login',
  summary: 'Sign a steward in',
  access: 'public',
  audit: 'command',
  cookies: [deviceCookie],
  body: z.object({
    username: requiredText(100),
    password,
    totpCode: totpCode.optional(),
    /** In the place of a code, for whoever has lost the authenticator. */
    recoveryCode: recoveryCode.optional(),
  }),
  response: z.object({
    success: z.boolean(),
    user: StewardUser.optional(),
    /** The password is right, and a code is needed with it. */
    requiresTOTP: z.boolean().optional(),
    recoveryCodesLeft: recoveryCodesLeft.optional(),
  }),
});

export const stewardLogout = defineRoute({
  service,
  method: 'POST',
  path: '/api/admin/auth/logout',
  summary: 'Sign the steward out',
  access: 'public',
});

export const stewardMe = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/auth/me',
  summary: 'The signed-in steward',
  access: 'steward',
  audit: 'none',
  roles: stewardRoles,
  response: z.object({ success: z.boolean(), user: StewardUser }),
});

/** A browser's session may hold a member, a steward, or both. */
export const ResolvedSession = z.object({
  sid: z.string(),
  member: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  steward: z
    .object({
      id: z.string(),
      username: z.string(),
      name: z.string(),
      role: z.enum(stewardRoles),
      /** When they last proved to be present in this session. */
      presentAt: instant,
      /** When the time of an auditor is over; null for every other role. */
      until: instant.nullable().optional(),
    })
    .nullable(),
});
export type ResolvedSession = z.infer<typeof ResolvedSession>;

export const resolveSession = defineRoute({
  service,
  method: 'POST',
  path: '/internal/sessions/resolve',
  summary: 'Whom a session cookie belongs to; null when to nobody',
  access: 'gateway',
  body: z.object({ token: text(200) }),
  response: z.object({ session: ResolvedSession.nullable() }),
});

export const securityAuthRoutes = {
  register,
  login,
  logout,
  memberMe,
  requestVerification,
  verifyEmail,
  ownAccount,
  eraseAccount,
  checkPin,
  stewardLogin,
  stewardLogout,
  stewardMe,
  resolveSession,
};
