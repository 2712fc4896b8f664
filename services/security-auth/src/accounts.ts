import { isDomainError } from '@aera/event-store/decider';
import type { EventMetadata } from '@aera/service-kit';
import { createNameReservations } from './name-reservations/name-reservations.ts';
import { memberStream } from './members/member-stream.ts';
import { type Member, type OnBehalfOf, rejectMember } from './members/member.ts';
import { hashPassword, verifyPassword } from './passwords/password.ts';
import type { SecurityContext } from './security-context.ts';
import { createStewardAccounts } from './stewards/steward-accounts.ts';

export type RegisteredMember = Extract<Member, { status: 'registered' }>;

interface NewMember {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/**
 * Reads accounts from their own streams, so that a new account can sign in immediately. Registration reserves the name first and writes the
 * account second. A crash in between leaves a reservation without an account; the next attempt with that name continues with the same
 * account id.
 */
export function createAccounts({
  store,
  keyOf,
  now,
  newId,
}: Pick<SecurityContext, 'store' | 'keyOf' | 'now' | 'newId'>) {
  const names = createNameReservations(store);
  const members = store.stream(memberStream);

  const memberById = async (memberId: string): Promise<RegisteredMember | null> => {
    const state = await members.readState(memberId);
    return state.status === 'registered' ? state : null;
  };
  const memberByEmail = async (email: string): Promise<RegisteredMember | null> => {
    const owner = await names.findOwner(keyOf('email', email));
    return owner ? memberById(owner) : null;
  };
  /** Reserves a name for its owner or for a new account. Returns the account id. */
  const reserveName = async (stream: string, metadata: EventMetadata): Promise<string> => {
    const owner = await names.findOwner(stream);
    if (owner) return owner;
    const accountId = newId();
    await names.handle(stream, { type: 'ReserveName', data: { accountId }, now: now() }, metadata);
    return accountId;
  };

  return {
    memberById,
    memberByEmail,
    reserveName,
    ...createStewardAccounts({ store, now, names, keyOf, reserveName }),
    /** @throws DomainError `email-taken` */
    async registerMember(
      { email, name, password }: NewMember,
      metadata: EventMetadata,
    ): Promise<RegisteredMember> {
      const passwordHash = await hashPassword(password);
      const memberId = await reserveName(keyOf('email', email), metadata).catch((error: unknown) => {
        throw isDomainError(error) && error.code === 'name-taken' ? rejectMember('email-taken') : error;
      });
      const registeredAt = now();
      const data = { memberId, email, name, passwordHash };
      await members.handle([memberId], { type: 'RegisterMember', data, now: registeredAt }, { metadata });
      return { status: 'registered', ...data, registeredAt, reset: null };
    },
    /**
     * Records the erasure of an account and returns its time. The consumer of the event (`createEraseMember`) deletes the key and releases
     * the name, so a crash in between leaves nothing half done.
     */
    async eraseMember(
      { memberId, email }: RegisteredMember,
      metadata: EventMetadata,
      onBehalf?: OnBehalfOf,
    ): Promise<string> {
      const erasedAt = now();
      const data = { memberId, nameStream: keyOf('email', email), ...(onBehalf && { onBehalf }) };
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
