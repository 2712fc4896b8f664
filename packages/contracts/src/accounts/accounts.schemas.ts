import { z } from 'zod';
import { type RouteSchemas, stewardRoles } from '../route.ts';
import { recoveryCode, recoveryCodesLeft, totpCode } from '../second-factor/second-factor.schemas.ts';
import { emailAddress, instant, requiredText, singleLine, text } from '../text.ts';

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
export const SessionLocation = z.object({
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable(),
});
export type SessionLocation = z.infer<typeof SessionLocation>;

/** Pages whose content is served after the PIN only. */
export const PinPageName = z.enum(['operations', 'legal-protection']);
export type PinPageName = z.infer<typeof PinPageName>;

export const SignInResponse = z.object({
  success: z.boolean(),
  user: MemberUser,
  /** Whether the address is known to be the member’s own. */
  emailVerified: z.boolean().optional(),
});

export const StewardUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  role: z.enum(stewardRoles),
  /** When the time of an auditor is over; null for every other role. */
  until: instant.nullable().optional(),
  /** The role requires a second factor and there is none: only its setup is allowed. */
  lacksSecondFactor: z.boolean().optional(),
});
export type StewardUser = z.infer<typeof StewardUser>;

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
      authenticatedAt: instant,
      /** When the time of an auditor is over; null for every other role. */
      until: instant.nullable().optional(),
      /** The role requires a second factor and there is none. */
      lacksSecondFactor: z.boolean().optional(),
    })
    .nullable(),
});
export type ResolvedSession = z.infer<typeof ResolvedSession>;

export const accountsSchemas = {
  register: {
    summary: 'Become a member; signs in at once',
    body: z.object({ email: emailAddress, password: newPassword, name: singleLine(200) }),
    response: SignInResponse,
  },
  login: {
    summary: 'Sign a member in',
    body: z.object({ email: text(254).min(1), password }),
    response: SignInResponse,
  },
  logout: {
    summary: 'Sign the member out',
  },
  readCurrentMember: {
    summary: 'The signed-in member',
    response: SignInResponse,
  },
  requestVerification: {
    summary: 'Send a link that shows that the address is the member’s own; earlier links stop working',
    body: z.object({}),
  },
  verifyEmail: {
    summary: 'Follow the link from that mail: once, within two days',
    body: z.object({ token: requiredText(120) }),
  },
  exportMyAccount: {
    summary: 'Everything held about the account of the signed-in member',
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
          place: SessionLocation,
        }),
      ),
      /** Oldest first. */
      passkeys: z.array(
        z.object({ name: z.string(), addedAt: instant, lastUsedAt: instant.nullable(), synced: z.boolean() }),
      ),
      /** Browsers that the account has been signed in from, and does not mistake for a stranger's. Most recent first. */
      devices: z.array(z.object({ firstSeenAt: instant, lastSeenAt: instant })),
    }),
  },
  eraseAccount: {
    summary:
      'Erase the account of the signed-in member, everywhere and for good; asks for the password again',
    body: z.object({ password }),
    response: z.object({ erasedAt: instant }),
  },
  checkPin: {
    summary: 'Check the access PIN',
    body: z.object({ pin: requiredText(64) }),
  },
  readPinPage: {
    summary: 'The content of a page behind the PIN, for 12 hours after the right PIN; 401 otherwise',
    params: z.object({ page: PinPageName }),
    /** A record of `@aera/content`, which its schema has validated at build. */
    response: z.looseObject({ title: z.string() }),
  },
  stewardLogin: {
    summary: 'Sign in',
    body: z.object({
      username: requiredText(100),
      password,
      totpCode: totpCode.optional(),
      /** A recovery code, used instead of an authenticator code. */
      recoveryCode: recoveryCode.optional(),
    }),
    response: z.object({
      success: z.boolean(),
      user: StewardUser.optional(),
      /** The password is right, and a code is needed with it. */
      requiresTOTP: z.boolean().optional(),
      recoveryCodesLeft: recoveryCodesLeft.optional(),
    }),
  },
  stewardLogout: {
    summary: 'Log out',
  },
  readCurrentSteward: {
    summary: 'The signed-in steward',
    response: z.object({ success: z.boolean(), user: StewardUser }),
  },
  resolveSession: {
    summary: 'Whom a session cookie belongs to; null when to no one',
    body: z.object({ token: text(200) }),
    response: z.object({ session: ResolvedSession.nullable() }),
  },
} satisfies Record<string, RouteSchemas>;
