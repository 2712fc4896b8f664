import { z } from 'zod';
import { type StewardRole, stewardRoles } from './identity.ts';
import { defineRoute } from './route.ts';
import { deviceCookie, newPassword, StewardUser } from './security-auth.http.ts';
import { emailAddress, instant, requiredText, text, uuid } from './text.ts';

const service = 'security-auth';

/** A role as it is given. An auditor’s ends at a moment that is named; no other role does. */
const givenRole = { role: z.enum(stewardRoles), until: instant.nullable().default(null) };
const auditorsEnd = {
  check: ({ role, until }: { role: StewardRole; until: string | null }) =>
    (role === 'auditor') === (until !== null),
  wrong: { path: ['until'], message: 'is for auditors, who need one' },
};

/** What has been done so far, and when; null for what is still to do. */
export const StewardChecklist = z.object({
  /** Null for whoever was appointed at the first start. */
  invitedAt: instant.nullable(),
  passwordSetAt: instant.nullable(),
  hasSecondFactor: z.boolean(),
  firstSignInAt: instant.nullable(),
});
export type StewardChecklist = z.infer<typeof StewardChecklist>;

const role = z.enum(stewardRoles);

export const StewardPerson = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  /** Null for whoever was appointed at the first start. */
  email: z.string().nullable(),
  role,
  until: instant.nullable(),
  /** `ended`: the time of an auditor is over. */
  status: z.enum(['active', 'suspended', 'ended']),
  lastSignInAt: instant.nullable(),
  checklist: StewardChecklist,
});
export type StewardPerson = z.infer<typeof StewardPerson>;

export const StewardInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  until: instant.nullable(),
  invitedAt: instant,
  /** Of the last link; a later one makes an earlier one worthless. */
  expiresAt: instant,
  /** The link is too old; another can be sent. */
  expired: z.boolean(),
});
export type StewardInvitation = z.infer<typeof StewardInvitation>;

/** The link is told here and in the mail, and is nowhere else: only the hash of its secret is kept. */
const invited = z.object({
  invitation: StewardInvitation,
  /** On this site; the secret is behind the `#`, which no server is told. */
  link: z.string(),
});

const byId = z.object({ stewardId: uuid });
const invitationToken = requiredText(120);

export const listStewards = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/stewards',
  summary: 'Stewards by name, and the invitations that are open, newest first',
  access: 'steward',
  response: z.object({ people: z.array(StewardPerson), invitations: z.array(StewardInvitation) }),
});

export const ownChecklist = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/auth/checklist',
  summary: 'What the signed-in steward has done of the first steps',
  access: 'steward',
  audit: 'none',
  roles: stewardRoles,
  response: StewardChecklist,
});

export const inviteSteward = defineRoute({
  service,
  method: 'POST',
  path: '/api/admin/stewards/invitations',
  summary: 'Invite somebody in a role; the link goes by mail, is told once, and works once within three days',
  access: 'steward',
  stepUp: true,
  status: 201,
  body: z.object({ email: emailAddress, ...givenRole }).refine(auditorsEnd.check, auditorsEnd.wrong),
  response: invited,
});

export const resendInvitation = defineRoute({
  service,
  method: 'POST',
  path: '/api/admin/stewards/invitations/:stewardId/resend',
  summary: 'Send another link for an open invitation; earlier ones stop working',
  access: 'steward',
  stepUp: true,
  params: byId,
  body: z.object({}),
  response: invited,
});

export const withdrawInvitation = defineRoute({
  service,
  method: 'POST',
  path: '/api/admin/stewards/invitations/:stewardId/withdraw',
  summary: 'Withdraw an invitation: its link stops working',
  access: 'steward',
  stepUp: true,
  params: byId,
  body: z.object({}),
});

export const changeStewardRole = defineRoute({
  service,
  method: 'PUT',
  path: '/api/admin/stewards/:stewardId/role',
  summary: 'Give a steward another role, or an auditor another end; their sessions end',
  access: 'steward',
  stepUp: true,
  params: byId,
  body: z.object(givenRole).refine(auditorsEnd.check, auditorsEnd.wrong),
});

export const suspendSteward = defineRoute({
  service,
  method: 'POST',
  path: '/api/admin/stewards/:stewardId/suspend',
  summary: 'Suspend a steward: their sessions end, and they cannot sign in',
  access: 'steward',
  stepUp: true,
  params: byId,
  body: z.object({}),
});

export const reinstateSteward = defineRoute({
  service,
  method: 'POST',
  path: '/api/admin/stewards/:stewardId/reinstate',
  summary: 'Let a suspended steward sign in again, in the role they had',
  access: 'steward',
  stepUp: true,
  params: byId,
  body: z.object({}),
});

export const changeStewardPassword = defineRoute({
  service,
  method: 'POST',
  path: '/api/admin/auth/change-password',
  summary: 'Change the own password; every other session of the steward ends',
  access: 'steward',
  roles: stewardRoles,
  cookies: [deviceCookie],
  body: z.object({ currentPassword: text(200).min(1), newPassword }),
});

export const lookAtInvitation = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/invitation',
  summary: 'What an invitation is for; its secret is in the body, so that no log keeps it',
  access: 'public',
  body: z.object({ token: invitationToken }),
  response: z.object({
    email: z.string(),
    role,
    until: instant.nullable(),
    expiresAt: instant,
    /** Null when they are no steward any more. */
    invitedBy: z.string().nullable(),
  }),
});

/** Letters, digits and a few signs: it is typed, and shown to others. */
const username = z
  .string()
  .trim()
  .min(3, 'must have at least 3 characters')
  .max(40)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, 'may have letters, digits, dots, dashes and underscores');

export const acceptInvitation = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/invitation/accept',
  summary: 'Become a steward by an invitation: once; signs in at once',
  access: 'public',
  status: 201,
  cookies: [deviceCookie],
  body: z.object({
    token: invitationToken,
    firstName: requiredText(100),
    lastName: requiredText(100),
    username,
    password: newPassword,
  }),
  response: z.object({ success: z.boolean(), user: StewardUser }),
});

export const stewardsRoutes = {
  listStewards,
  ownChecklist,
  inviteSteward,
  resendInvitation,
  withdrawInvitation,
  changeStewardRole,
  suspendSteward,
  reinstateSteward,
  changeStewardPassword,
  lookAtInvitation,
  acceptInvitation,
};
