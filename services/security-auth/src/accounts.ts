import { isDomainError, rejections } from '@aera/event-store/decider';
import type { EventMetadata } from '@aera/service-kit';
import { type AccountEmail, noEmailChange } from './account-email/account-email.ts';
import { createNameReservations } from './name-reservations/name-reservations.ts';
import { memberStream } from './members/member-stream.ts';
import { type Member, type OnBehalfOf, rejectMember } from './members/member.ts';
import { hashPassword, verifyPassword } from './passwords/password.ts';
import type { SecurityContext } from './security-context.ts';
import type { Account, AccountKind } from './sessions/session.ts';
import { createStewardAccounts } from './stewards/steward-accounts.ts';

export type RegisteredMember = Extract<Member, { status: 'registered' }>;

const reject = rejections({
  'new-email-taken': ['conflict', 'Another account already uses this address.'],
});

interface NewMember {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Kind of the name reservation of an e-mail. Members and stewards reserve separately, so a member and a steward may have the same one. */
const emailNames = { member: 'email', steward: 'steward-email' } as const;

/** Time after the expiry of its link in which a confirmation may still be in progress, in milliseconds. */
const confirmationGraceMs = 10 * 60_000;

/**
 * Reads accounts from their own streams, so that a new account can sign in immediately. Registration reserves the name first and writes the
 * account second. A crash in between leaves a reservation without an account; the next attempt with that name continues with the same
 * account id. A change of the address reserves the new one first, too; a crash in between leaves a stale reservation, which the next attempt
 * with that address releases.
 */
export function createAccounts({
  store,
  toNameKey,
  now,
  newId,
}: Pick<SecurityContext, 'store' | 'toNameKey' | 'now' | 'newId'>) {
  const names = createNameReservations({ store, now });
  const members = store.stream(memberStream);

  const memberById = async (memberId: string): Promise<RegisteredMember | null> => {
    const state = await members.readState(memberId);
    return state.status === 'registered' ? state : null;
  };
  const memberByEmail = async (email: string): Promise<RegisteredMember | null> => {
    const stream = toNameKey('email', email);
    const owner = await names.findOwner(stream);
    const account = owner ? await memberById(owner) : null;
    // The owner may be about to change to this address.
    return account && toNameKey('email', account.email) === stream ? account : null;
  };
  /** Reserves a name for its owner or for a new account. Returns the account id. */
  const reserveName = async (stream: string, metadata: EventMetadata): Promise<string> => {
    const owner = await names.findOwner(stream);
    if (owner) return owner;
    const accountId = newId();
    await names.reserve(stream, accountId, metadata);
    return accountId;
  };

  const stewardAccounts = createStewardAccounts({ store, now, names, toNameKey, reserveName });

  /** Whether an account uses the address, or may be changing to it at the moment. */
  const usesEmail = (kind: AccountKind, stream: string, { email, emailChange }: AccountEmail): boolean => {
    const isOf = (address: string) => toNameKey(emailNames[kind], address) === stream;
    if (email !== null && isOf(email)) return true;
    if (!emailChange || !isOf(emailChange.email)) return false;
    return Date.parse(now()) < Date.parse(emailChange.expiresAt) + confirmationGraceMs;
  };
  const isStale = async (kind: AccountKind, stream: string, owner: string): Promise<boolean> => {
    if (kind === 'member') {
      const state = await members.readState(owner);
      if (state.status === 'erased') return state.nameStream !== null && state.nameStream !== stream;
      return state.status === 'registered' && !usesEmail(kind, stream, state);
    }
    const state = await stewardAccounts.loadSteward(owner);
    return state.status === 'withdrawn' || (state.status === 'appointed' && !usesEmail(kind, stream, state));
  };
  /** Releases a reservation that an interrupted change or withdrawal has left behind. */
  const releaseStaleEmail = async (
    kind: AccountKind,
    stream: string,
    metadata: EventMetadata,
  ): Promise<void> => {
    const accountId = await names.findOwner(stream);
    if (accountId && (await isStale(kind, stream, accountId)))
      await names.release(stream, accountId, metadata);
  };
  const releaseEmail = (kind: AccountKind, accountId: string, email: string, metadata: EventMetadata) =>
    names.release(toNameKey(emailNames[kind], email), accountId, metadata);

  return {
    memberById,
    memberByEmail,
    reserveName,
    ...stewardAccounts,
    /**
     * Returns the account that has this address, or null.
     * @param accountId this account is ignored
     */
    async findEmailOwner(
      kind: AccountKind,
      email: string,
      accountId: string,
    ): Promise<{ accountId: string; email: string } | null> {
      const stream = toNameKey(emailNames[kind], email);
      const owner = await names.findOwner(stream);
      if (!owner || owner === accountId) return null;
      const state = kind === 'member' ? await memberById(owner) : await stewardAccounts.loadSteward(owner);
      // The owner of a reservation may have another address.
      if (!state || !('email' in state) || state.email === null) return null;
      return toNameKey(emailNames[kind], state.email) === stream
        ? { accountId: owner, email: state.email }
        : null;
    },
    /**
     * Reserves an address for an account that changes to it.
     * @throws DomainError `new-email-taken`
     */
    async reserveEmail(
      kind: AccountKind,
      accountId: string,
      email: string,
      metadata: EventMetadata,
    ): Promise<void> {
      const stream = toNameKey(emailNames[kind], email);
      await releaseStaleEmail(kind, stream, metadata);
      await names.reserve(stream, accountId, metadata).catch((error: unknown) => {
        throw isDomainError(error, 'name-taken') ? reject('new-email-taken') : error;
      });
    },
    /** Returns the current password hash of an account; null without access. */
    async findPasswordHash({ kind, id }: Account): Promise<string | null> {
      const account = kind === 'member' ? await memberById(id) : await stewardAccounts.stewardById(id);
      return account?.passwordHash ?? null;
    },
    releaseEmail,
    releaseStaleEmail,
    isSameEmail: (one: string, other: string): boolean =>
      toNameKey('email', one) === toNameKey('email', other),
    /** @throws DomainError `email-taken` */
    async registerMember(
      { email, name, password }: NewMember,
      metadata: EventMetadata,
    ): Promise<RegisteredMember> {
      const passwordHash = await hashPassword(password);
      await releaseStaleEmail('member', toNameKey('email', email), metadata);
      const memberId = await reserveName(toNameKey('email', email), metadata).catch((error: unknown) => {
        throw isDomainError(error, 'name-taken') ? rejectMember('email-taken') : error;
      });
      const registeredAt = now();
      const data = { memberId, email, name, passwordHash };
      await members.handle([memberId], { type: 'RegisterMember', data, now: registeredAt }, { metadata });
      return { status: 'registered', ...data, registeredAt, reset: null, ...noEmailChange };
    },
    /**
     * Records the erasure of an account and returns its time. The consumer of the event (`completeErasure`) deletes the key and releases
     * the name, so a crash in between leaves nothing half done.
     */
    async eraseMember(
      { memberId, email }: RegisteredMember,
      metadata: EventMetadata,
      onBehalf?: OnBehalfOf,
    ): Promise<string> {
      const erasedAt = now();
      const data = { memberId, nameStream: toNameKey('email', email), ...(onBehalf && { onBehalf }) };
      await members.handle([memberId], { type: 'EraseMember', data, now: erasedAt }, { metadata });
      return erasedAt;
    },
    /** Returns null if the e-mail or the password is wrong. */
    async authenticateMember(email: string, password: string): Promise<RegisteredMember | null> {
      const account = await memberByEmail(email);
      return (await verifyPassword(account?.passwordHash ?? null, password)) ? account : null;
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
