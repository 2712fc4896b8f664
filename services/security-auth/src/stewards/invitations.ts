import { portalPath } from '@aera/content/brand';
import { createMessage, mailRequested } from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import type { EventStore } from '@aera/event-store';
import { isDomainError, rejections } from '@aera/event-store/decider';
import type { EventMetadata, Log } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import { createNameClaims, type NameStream } from '../name-reservations/name-reservations.ts';
import { hashPassword } from '../passwords/password.ts';
import { createMailToken, parseMailToken } from '../verification/mail-token.ts';
import {
  invitationInvalid,
  openInvitation,
  isValidInvitationToken,
  type StewardCommand,
} from './decide-steward.ts';
import type { AppointedSteward } from './steward-accounts.ts';
import { stewardStream } from './steward-stream.ts';
import type { RoleGrant, Invitation } from './steward.ts';

/** Requests the e-mail with the link. Delivery is asynchronous: the inviter also has the link and can send another. */
type InvitationMail = (invitation: Invitation, link: string) => void;

interface MailDeps {
  readonly bus: Pick<Bus, 'publish'>;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly log: Log;
}

export const invitationMail =
  ({ bus, clock, newId, log }: MailDeps): InvitationMail =>
  ({ stewardId, email: address, token: { expiresAt } }, path) => {
    const mailId = newId();
    const kind = 'steward_invited';
    const mail = { mailId, recipientId: stewardId, address, name: null, kind, path, expiresAt } as const;
    const subject = stewardStream.streamId(stewardId);
    const time = clock().toISOString();
    bus
      .publish(createMessage(mailRequested, mail, { source: 'security-auth', id: mailId, subject, time }))
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the mail of an invitation could not be asked for'),
      );
  };

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

export interface Invitations {
  /** @throws DomainError `steward-email-taken`, `role-end-invalid` */
  invite(to: RoleGrant & { email: string }, by: string, metadata: EventMetadata): Promise<SentInvitation>;
  /** @throws DomainError `invitation-not-open`, `role-end-invalid` */
  resend(stewardId: string, by: string, metadata: EventMetadata): Promise<SentInvitation>;
  /** @throws DomainError `invitation-not-open` */
  withdraw(stewardId: string, by: string, metadata: EventMetadata): Promise<void>;
  /** Returns null for an invalid or expired link. */
  find(token: string): Promise<Invitation | null>;
  /** @throws DomainError `invitation-invalid`, `username-taken` */
  accept(token: string, person: NewPerson, metadata: EventMetadata): Promise<AppointedSteward>;
}

interface Deps {
  readonly store: EventStore;
  readonly accounts: Accounts;
  readonly nameStream: NameStream;
  readonly mail: InvitationMail;
  readonly clock: () => Date;
}

/** Path of the link. The token is in the fragment, so it reaches no server and no log. */
const linkOf = (token: string): string => `${portalPath}/invitation#${token}`;

export function createInvitations({ store, accounts, nameStream, mail, clock }: Deps): Invitations {
  const now = () => clock().toISOString();
  const claims = createNameClaims(store);

  /** Returns the expiry: after three days, but not later than the role itself. */
  const expiryOf = ({ until }: Pick<RoleGrant, 'until'>): string => {
    const last = clock().getTime() + invitationTtlMs;
    return new Date(until === null ? last : Math.min(last, Date.parse(until))).toISOString();
  };
  const handle = async (stewardId: string, command: StewardCommand, metadata: EventMetadata) =>
    (await store.stream(stewardStream).handle([stewardId], command, { metadata })).state;
  const invitationById = async (stewardId: string): Promise<Invitation> =>
    openInvitation(await accounts.loadSteward(stewardId));
  const send = (state: Awaited<ReturnType<typeof handle>>, token: string): SentInvitation => {
    if (state.status !== 'invited') throw reject('invitation-not-open');
    const link = linkOf(token);
    mail(state, link);
    return { invitation: state, link };
  };
  const release = (stream: string, accountId: string, metadata: EventMetadata) =>
    claims.handle(stream, { type: 'ReleaseName', data: { accountId }, now: now() }, metadata);

  const find: Invitations['find'] = async (text) => {
    const token = parseMailToken(text);
    if (!token) return null;
    const state = await accounts.loadSteward(token.subjectId);
    return state.status === 'invited' && isValidInvitationToken(state, token.hash, now()) ? state : null;
  };

  return {
    find,
    async invite({ email, role, until }, by, metadata) {
      const stewardId = await newStewardFor(nameStream('steward-email', email), metadata);
      if (!stewardId) throw reject('steward-email-taken');
      const { token, hash: tokenHash } = createMailToken(stewardId);
      const data = {
        stewardId,
        email,
        role,
        until,
        tokenHash,
        expiresAt: expiryOf({ until }),
        invitedBy: by,
      };
      return send(await handle(stewardId, { type: 'InviteSteward', data, now: now() }, metadata), token);
    },
    async resend(stewardId, by, metadata) {
      const expiresAt = expiryOf(await invitationById(stewardId));
      const { token, hash: tokenHash } = createMailToken(stewardId);
      const data = { stewardId, tokenHash, expiresAt, sentBy: by };
      return send(await handle(stewardId, { type: 'ResendInvitation', data, now: now() }, metadata), token);
    },
    async withdraw(stewardId, by, metadata) {
      const { email } = await invitationById(stewardId);
      const data = { stewardId, withdrawnBy: by };
      await handle(stewardId, { type: 'WithdrawInvitation', data, now: now() }, metadata);
      await release(nameStream('steward-email', email), stewardId, metadata);
      await store.eraseSubject(stewardId);
    },
    async accept(text, { password, ...person }, metadata) {
      const token = parseMailToken(text);
      if (!token || !(await find(text))) throw invitationInvalid();
      const { subjectId: stewardId, hash: tokenHash } = token;
      const claimed = nameStream('username', person.username);
      await reserveName(claimed, stewardId, metadata);
      const data = { stewardId, tokenHash, ...person, passwordHash: await hashPassword(password) };
      try {
        await handle(stewardId, { type: 'AcceptInvitation', data, now: now() }, metadata);
      } catch (error) {
        await releaseUnlessAccepted(claimed, stewardId, metadata);
        throw error;
      }
      await accounts.ensureRoleAssigned(stewardId, metadata);
      const account = await accounts.stewardById(stewardId);
      if (!account) throw invitationInvalid();
      return account;
    },
  };

  async function reserveName(stream: string, accountId: string, metadata: EventMetadata): Promise<void> {
    const command = { type: 'ReserveName', data: { accountId }, now: now() } as const;
    await claims.handle(stream, command, metadata).catch((error: unknown) => {
      if (isDomainError(error) && error.code === 'name-taken') throw reject('username-taken');
      throw error;
    });
  }

  /** Reserves an id for this e-mail. Returns null if the e-mail is taken. */
  async function newStewardFor(stream: string, metadata: EventMetadata): Promise<string | null> {
    const owner = await accounts.reserveName(stream, metadata);
    const { status } = await accounts.loadSteward(owner);
    if (status === 'absent') return owner;
    if (status !== 'withdrawn') return null;
    // A withdrawal was interrupted before it released the name.
    await release(stream, owner, metadata);
    return accounts.reserveName(stream, metadata);
  }

  /** Releases a name that was reserved for a rejected acceptance, unless the successful one has the same name. */
  async function releaseUnlessAccepted(
    stream: string,
    stewardId: string,
    metadata: EventMetadata,
  ): Promise<void> {
    const state = await accounts.loadSteward(stewardId);
    const won = state.status === 'appointed' && nameStream('username', state.username) === stream;
    // While the invitation is pending, a concurrent acceptance may use the same name.
    if (won || state.status === 'invited') return;
    await release(stream, stewardId, metadata);
  }
}
