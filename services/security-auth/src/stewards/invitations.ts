import { portalPath } from '@aera/content/brand';
import { isDomainError, rejections } from '@aera/event-store/decider';
import type { EventMetadata } from '@aera/service-kit';
import type { EmailChangeCommand } from '../account-email/account-email.ts';
import { fireAndForget } from '../mail/account-mailer.ts';
import { createNameReservations } from '../name-reservations/name-reservations.ts';
import { hashPassword } from '../passwords/password.ts';
import type { SecurityContext } from '../security-context.ts';
import { createMailToken, parseMailToken } from '../verification/mail-token.ts';
import {
  assertInvited,
  isValidInvitationToken,
  rejectInvitation,
  type StewardCommand,
} from './decide-steward.ts';
import { stewardStream } from './steward-stream.ts';
import type { Invitation, RoleGrant, Steward, StewardAccount } from './steward.ts';

const reject = rejections({
  'invitation-not-open': ['not-found', 'This invitation is no longer pending.'],
  'steward-email-taken': ['conflict', 'Someone with this email address is already a steward or invited.'],
  'username-taken': ['conflict', 'This username is taken. Choose another.'],
});

const invitationTtlMs = 3 * 24 * 60 * 60_000;

/** An invitation with its link. The link is returned once, because only the hash of its token is stored. */
export interface SentInvitation {
  readonly invitation: Invitation;
  readonly link: string;
}

interface NewPerson {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** The token is in the fragment, so it reaches no server and no log. */
const toLinkPath = (token: string): string => `${portalPath}/invitation#${token}`;

export function createInvitations(context: SecurityContext) {
  const { store, accounts, toNameKey, clock, now } = context;
  const names = createNameReservations(context);
  const stewards = store.stream(stewardStream);

  /** Returns the expiry: after three days, but not later than the role itself. */
  const computeExpiry = (roleExpiresAt: string | null): string => {
    const latest = clock().getTime() + invitationTtlMs;
    return new Date(
      roleExpiresAt === null ? latest : Math.min(latest, Date.parse(roleExpiresAt)),
    ).toISOString();
  };
  const handle = async (
    command: Exclude<StewardCommand, EmailChangeCommand>,
    metadata: EventMetadata,
  ): Promise<Steward> => (await stewards.handle([command.data.stewardId], command, { metadata })).state;
  const readInvitation = async (stewardId: string): Promise<Invitation> =>
    assertInvited(await accounts.loadSteward(stewardId));
  const send = (state: Steward, token: string): SentInvitation => {
    if (state.status !== 'invited') throw reject('invitation-not-open');
    const link = toLinkPath(token);
    sendInvitationMail(context, state, link);
    return { invitation: state, link };
  };
  const reserveUsername = (stream: string, accountId: string, metadata: EventMetadata): Promise<void> =>
    names.reserve(stream, accountId, metadata).catch((error: unknown) => {
      throw isDomainError(error, 'name-taken') ? reject('username-taken') : error;
    });

  /** Reserves an account id for this e-mail. Returns null if the e-mail is taken. */
  const reserveAccountId = async (stream: string, metadata: EventMetadata): Promise<string | null> => {
    await accounts.releaseStaleEmail('steward', stream, metadata);
    const owner = await accounts.reserveName(stream, metadata);
    const { status } = await accounts.loadSteward(owner);
    return status === 'absent' ? owner : null;
  };

  /** Releases a name that was reserved for a rejected acceptance, unless the successful one has the same name. */
  const releaseUnlessAccepted = async (stream: string, stewardId: string, metadata: EventMetadata) => {
    const state = await accounts.loadSteward(stewardId);
    const isUsed = state.status === 'appointed' && toNameKey('username', state.username) === stream;
    // While the invitation is pending, a concurrent acceptance may use the same name.
    if (!isUsed && state.status !== 'invited') await names.release(stream, stewardId, metadata);
  };

  /** Returns null for an invalid or expired link, and if the steward who sent it may no longer invite. */
  const find = async (text: string): Promise<Invitation | null> => {
    const token = parseMailToken(text);
    if (!token) return null;
    const state = await accounts.loadSteward(token.subjectId);
    if (state.status !== 'invited' || !isValidInvitationToken(state, token.hash, now())) return null;
    return (await accounts.mayInvite(state.invitedBy)) ? state : null;
  };

  return {
    find,
    /** @throws DomainError `steward-email-taken`, `role-expiry-invalid` */
    async invite(
      { email, role, roleExpiresAt }: RoleGrant & { email: string },
      invitedBy: string,
      metadata: EventMetadata,
    ): Promise<SentInvitation> {
      const stewardId = await reserveAccountId(toNameKey('steward-email', email), metadata);
      if (!stewardId) throw reject('steward-email-taken');
      const { token, hash: tokenHash } = createMailToken(stewardId);
      const expiresAt = computeExpiry(roleExpiresAt);
      const data = { stewardId, email, role, roleExpiresAt, tokenHash, expiresAt, invitedBy };
      return send(await handle({ type: 'InviteSteward', data, now: now() }, metadata), token);
    },
    /** @throws DomainError `invitation-not-open`, `role-expiry-invalid` */
    async resend(stewardId: string, sentBy: string, metadata: EventMetadata): Promise<SentInvitation> {
      const expiresAt = computeExpiry((await readInvitation(stewardId)).roleExpiresAt);
      const { token, hash: tokenHash } = createMailToken(stewardId);
      const data = { stewardId, tokenHash, expiresAt, sentBy };
      return send(await handle({ type: 'ResendInvitation', data, now: now() }, metadata), token);
    },
    /**
     * Can be repeated after a crash until the invited person is erased.
     * @throws DomainError `invitation-not-open`
     */
    async withdraw(stewardId: string, withdrawnBy: string, metadata: EventMetadata): Promise<void> {
      const state = await accounts.loadSteward(stewardId);
      const { email } = state.status === 'withdrawn' ? state : assertInvited(state);
      if (email === null) throw reject('invitation-not-open');
      await handle({ type: 'WithdrawInvitation', data: { stewardId, withdrawnBy }, now: now() }, metadata);
      await names.release(toNameKey('steward-email', email), stewardId, metadata);
      await store.eraseSubject(stewardId);
    },
    /** @throws DomainError `invitation-invalid`, `username-taken` */
    async accept(
      text: string,
      { password, ...person }: NewPerson,
      metadata: EventMetadata,
    ): Promise<StewardAccount> {
      const token = parseMailToken(text);
      if (!token || !(await find(text))) throw rejectInvitation();
      const { subjectId: stewardId, hash: tokenHash } = token;
      const nameStream = toNameKey('username', person.username);
      // Hashing can be refused, and must not leave a reserved name behind.
      const passwordHash = await hashPassword(password);
      await reserveUsername(nameStream, stewardId, metadata);
      const data = { stewardId, tokenHash, ...person, passwordHash };
      try {
        await handle({ type: 'AcceptInvitation', data, now: now() }, metadata);
      } catch (error) {
        await releaseUnlessAccepted(nameStream, stewardId, metadata);
        throw error;
      }
      await accounts.ensureRoleAssigned(stewardId, metadata);
      const account = await accounts.stewardById(stewardId);
      if (!account) throw rejectInvitation();
      return account;
    },
  };
}

export type Invitations = ReturnType<typeof createInvitations>;

/** Requests the e-mail with the link. Delivery is asynchronous: the inviter also has the link and can send another. */
function sendInvitationMail(
  { sendToAccount, log }: SecurityContext,
  { stewardId: id, email: address, token: { expiresAt } }: Invitation,
  path: string,
): void {
  const account = { kind: 'steward', id } as const;
  fireAndForget(sendToAccount({ kind: 'steward_invited', account, address, path, expiresAt }), log);
}
