import { z } from 'zod';
import { newPassword, StewardUser } from '../accounts/accounts.schemas.ts';
import { ownSessionSchemas } from '../account-sessions/account-sessions.schemas.ts';
import { type RouteSchemas, type StewardRole, stewardRoles } from '../route.ts';
import { emailAddress, instant, requiredText, singleLine, text, uuid } from '../text.ts';

/** A role and its expiry. Only the role of an auditor expires. */
const roleGrant = { role: z.enum(stewardRoles), roleExpiresAt: instant.nullable().default(null) };
const auditorExpiryRule = {
  check: ({ role, roleExpiresAt }: { role: StewardRole; roleExpiresAt: string | null }) =>
    (role === 'auditor') === (roleExpiresAt !== null),
  issue: { path: ['roleExpiresAt'], message: 'is required for auditors, and not allowed for other roles' },
};

/** First steps of a steward. A time is null until its step is completed. */
export const StewardChecklist = z.object({
  /** Null for the first steward, who is appointed at the first start. */
  invitedAt: instant.nullable(),
  passwordSetAt: instant.nullable(),
  hasSecondFactor: z.boolean(),
  firstSignInAt: instant.nullable(),
});
export type StewardChecklist = z.infer<typeof StewardChecklist>;

const role = z.enum(stewardRoles);

export const StewardListItem = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  /** Null for the first steward, who is appointed at the first start. */
  email: z.string().nullable(),
  role,
  roleExpiresAt: instant.nullable(),
  /** `expired`: the role of an auditor has expired. */
  status: z.enum(['active', 'suspended', 'expired']),
  lastSignInAt: instant.nullable(),
  checklist: StewardChecklist,
});
export type StewardListItem = z.infer<typeof StewardListItem>;

export const StewardInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  roleExpiresAt: instant.nullable(),
  invitedAt: instant,
  /** Expiry of the newest link. A new link invalidates earlier ones. */
  expiresAt: instant,
  /** The link has expired or its sender may no longer invite; another can be sent. */
  expired: z.boolean(),
});
export type StewardInvitation = z.infer<typeof StewardInvitation>;

/** The link appears only in this response and in the invitation e-mail. The server stores a hash of its token. */
const invited = z.object({
  invitation: StewardInvitation,
  /** Path on this site. The token follows the `#`, so browsers do not send it to servers. */
  link: z.string(),
});

const byId = z.object({ stewardId: uuid });
const invitationToken = requiredText(120);

/** Restricted to characters that are easy to type and to read. */
const username = z
  .string()
  .trim()
  .min(3, 'must have at least 3 characters')
  .max(40)
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u,
    'must start with a letter or digit, and may have dots, dashes and underscores',
  );

export const stewardsSchemas = {
  listStewards: {
    summary: 'View stewards',
    response: z.object({ people: z.array(StewardListItem), invitations: z.array(StewardInvitation) }),
  },
  readMyChecklist: {
    summary: 'View own first steps',
    response: StewardChecklist,
  },
  inviteSteward: {
    summary: 'Invite steward',
    body: z
      .object({ email: emailAddress, ...roleGrant })
      .refine(auditorExpiryRule.check, auditorExpiryRule.issue),
    response: invited,
  },
  resendInvitation: {
    summary: 'Resend invitation',
    params: byId,
    body: z.object({}),
    response: invited,
  },
  withdrawInvitation: {
    summary: 'Withdraw invitation',
    params: byId,
    body: z.object({}),
  },
  changeStewardRole: {
    summary: 'Change role',
    params: byId,
    body: z.object(roleGrant).refine(auditorExpiryRule.check, auditorExpiryRule.issue),
  },
  suspendSteward: {
    summary: 'Suspend steward',
    params: byId,
    body: z.object({}),
  },
  reinstateSteward: {
    summary: 'Reinstate steward',
    params: byId,
    body: z.object({}),
  },
  resetStewardSecondFactor: {
    summary: 'Remove authenticator and passkeys of a steward, and sign them out',
    params: byId,
    response: z.object({ hadAuthenticator: z.boolean(), passkeys: z.int() }),
  },
  changeStewardPassword: {
    summary: 'Change password',
    body: z.object({ currentPassword: text(200).min(1), newPassword }),
  },
  listStewardSessions: {
    summary: 'View own sessions',
    ...ownSessionSchemas.list,
  },
  revokeStewardSession: {
    summary: 'Sign out a session',
    ...ownSessionSchemas.revoke,
  },
  revokeOtherStewardSessions: {
    summary: 'Sign out all other sessions',
    ...ownSessionSchemas.revokeOthers,
  },
  readInvitation: {
    summary: 'Read an invitation; its token is in the body, so that no log contains it',
    body: z.object({ token: invitationToken }),
    response: z.object({
      email: z.string(),
      role,
      roleExpiresAt: instant.nullable(),
      expiresAt: instant,
      /** Null for a former steward. */
      invitedBy: z.string().nullable(),
    }),
  },
  acceptInvitation: {
    summary: 'Accept an invitation once and sign in',
    body: z.object({
      token: invitationToken,
      firstName: singleLine(100),
      lastName: singleLine(100),
      username,
      password: newPassword,
    }),
    response: z.object({ success: z.boolean(), user: StewardUser }),
  },
} satisfies Record<string, RouteSchemas>;
