import { z } from 'zod';
import { type RouteSchemas, stewardRoles } from '../route.ts';
import { recoveryCode, recoveryCodesLeft, totpCode } from '../second-factor/second-factor.schemas.ts';
import { emailAddress, instant, requiredText, singleLine, text } from '../text.ts';

/** Long pass phrases are allowed; the maximum bounds the cost of hashing. */
export const newPassword = z.string().min(10, 'must have at least 10 characters').max(200);
const password = text(200).min(1);

export const MemberUser = z.object({ id: z.string(), email: z.string(), name: z.string() });
export type MemberUser = z.infer<typeof MemberUser>;

/** Reported by the browser; null if unknown. */
export const SessionDevice = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'tv']).nullable(),
});
export type SessionDevice = z.infer<typeof SessionDevice>;

/** Approximate location of an IP address at the time of the lookup; null if unknown. */
export const SessionLocation = z.object({
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable(),
});
export type SessionLocation = z.infer<typeof SessionLocation>;

/** Pages whose content requires the PIN. */
export const PinPageName = z.enum(['operations', 'legal-protection']);
export type PinPageName = z.infer<typeof PinPageName>;

/** The signed-in member. */
export const CurrentMember = z.object({
  success: z.boolean(),
  user: MemberUser,
  /** Whether the member has verified the e-mail address. */
  emailVerified: z.boolean().optional(),
});

export const StewardUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  role: z.enum(stewardRoles),
  /** When an auditor's role expires; null for other roles. */
  roleExpiresAt: instant.nullable().optional(),
  /** The role requires a second factor and there is none: only its setup is allowed. */
  lacksSecondFactor: z.boolean().optional(),
});
export type StewardUser = z.infer<typeof StewardUser>;

/** A browser session may contain a member, a steward, or both. */
export const ResolvedSession = z.object({
  sid: z.string(),
  member: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  steward: z
    .object({
      id: z.string(),
      username: z.string(),
      name: z.string(),
      role: z.enum(stewardRoles),
      /** Last sign-in or step-up authentication in this session. */
      authenticatedAt: instant,
      /** When an auditor's role expires; null for other roles. */
      roleExpiresAt: instant.nullable().optional(),
      /** The role requires a second factor and there is none. */
      lacksSecondFactor: z.boolean().optional(),
    })
    .nullable(),
});
export type ResolvedSession = z.infer<typeof ResolvedSession>;

export const accountsSchemas = {
  register: {
    summary: 'Register a member and sign them in',
    body: z.object({ email: emailAddress, password: newPassword, name: singleLine(200) }),
    response: CurrentMember,
  },
  login: {
    summary: 'Sign in as a member',
    body: z.object({ email: text(254).min(1), password }),
    response: CurrentMember,
  },
  logout: {
    summary: 'Sign out',
  },
  readCurrentMember: {
    summary: 'View own account',
    response: CurrentMember,
  },
  requestVerification: {
    summary: 'Send an e-mail verification link; earlier links become invalid',
    body: z.object({}),
  },
  verifyEmail: {
    summary: 'Verify the e-mail address by a link, once within two days',
    body: z.object({ token: requiredText(120) }),
  },
  exportMyAccount: {
    summary: 'Export own account',
    response: z.object({
      account: MemberUser.extend({ registeredAt: instant }),
      /** Sent verification links and the verification of the e-mail address, oldest first. */
      confirmations: z.array(z.object({ type: z.string(), at: instant })),
      /** Changes of the address that were requested, cancelled and made, with the new address; oldest first. */
      emailChanges: z.array(z.object({ type: z.string(), email: z.string().nullable(), at: instant })),
      /** Newest first. */
      sessions: z.array(
        z.object({
          openedAt: instant,
          expiresAt: instant,
          endedAt: instant.nullable(),
          /** Rounded down to 15 minutes. */
          lastActiveAt: instant,
          /** Browser, and approximate location of the IP address. */
          device: SessionDevice,
          place: SessionLocation,
        }),
      ),
      /** Oldest first. */
      passkeys: z.array(
        z.object({ name: z.string(), addedAt: instant, lastUsedAt: instant.nullable(), synced: z.boolean() }),
      ),
      /** Browsers with an earlier sign-in to the account, most recent first. */
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
    summary: 'Read a page behind the PIN; 401 unless the PIN was entered within 12 hours',
    params: z.object({ page: PinPageName }),
    /** A record of `@aera/content`, validated by its schema at build time. */
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
      /** The password is correct, and a code is required. */
      requiresTOTP: z.boolean().optional(),
      recoveryCodesLeft: recoveryCodesLeft.optional(),
    }),
  },
  stewardLogout: {
    summary: 'Sign out',
  },
  readCurrentSteward: {
    summary: 'View own account',
    response: z.object({ success: z.boolean(), user: StewardUser }),
  },
  resolveSession: {
    summary: 'Resolve a session cookie; null for an unknown one',
    body: z.object({
      token: text(200),
      /** Does not count as use of the session, which would keep an idle steward signed in. */
      passive: z.boolean().optional(),
    }),
    response: z.object({ session: ResolvedSession.nullable() }),
  },
} satisfies Record<string, RouteSchemas>;
