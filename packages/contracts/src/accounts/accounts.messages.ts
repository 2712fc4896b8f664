import { z } from 'zod';
import { defineMessage } from '../message.ts';

export const memberRegistered = defineMessage(
  'security-auth.member.registered.v1',
  z.object({ memberId: z.string(), registeredAt: z.iso.datetime() }),
);

/** A member account was erased. Consumers erase or anonymize their data about the member. */
export const memberErased = defineMessage(
  'security-auth.member.erased.v1',
  z.object({ memberId: z.string(), erasedAt: z.iso.datetime() }),
);

/** A member changed the password. All sessions opened before are revoked, except `exceptSid`. */
export const memberPasswordChanged = defineMessage(
  'security-auth.member.password-changed.v1',
  z.object({ memberId: z.string(), exceptSid: z.string().nullable(), changedAt: z.iso.datetime() }),
);

/** A steward changed the password; sessions as for members. */
export const stewardPasswordChanged = defineMessage(
  'security-auth.steward.password-changed.v1',
  z.object({ stewardId: z.string(), exceptSid: z.string().nullable(), changedAt: z.iso.datetime() }),
);

const emailChangeRequested = z.object({ accountId: z.string(), requestedAt: z.iso.datetime() });

/** A member requested another e-mail address, or another link to it. */
export const memberEmailChangeRequested = defineMessage(
  'security-auth.member.email-change-requested.v1',
  emailChangeRequested,
);

/** A steward requested another e-mail address, or another link to it. */
export const stewardEmailChangeRequested = defineMessage(
  'security-auth.steward.email-change-requested.v1',
  emailChangeRequested,
);

const emailChanged = z.object({
  accountId: z.string(),
  exceptSid: z.string().nullable(),
  changedAt: z.iso.datetime(),
});

/** A member changed and confirmed the e-mail address. All sessions opened before are revoked, except `exceptSid`. */
export const memberEmailChanged = defineMessage('security-auth.member.email-changed.v1', emailChanged);

/** A steward changed and confirmed the e-mail address; sessions as for members. */
export const stewardEmailChanged = defineMessage('security-auth.steward.email-changed.v1', emailChanged);

/** A member or steward signed in. */
export const accountSessionOpened = defineMessage(
  'security-auth.session.opened.v1',
  z.object({ sid: z.string(), kind: z.enum(['member', 'steward']), openedAt: z.iso.datetime() }),
);

/** A session was revoked. Gateways evict it from their caches. */
export const sessionRevoked = defineMessage(
  'security-auth.session.revoked.v1',
  z.object({ sid: z.string(), revokedAt: z.iso.datetime() }),
);

/** A member verified the e-mail address of the account. The address itself is not published. */
export const memberEmailVerified = defineMessage(
  'security-auth.member.email-verified.v1',
  z.object({ memberId: z.string(), verifiedAt: z.iso.datetime() }),
);
