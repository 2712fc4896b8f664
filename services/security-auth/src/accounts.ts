import { isDomainError } from '@aera/event-store/decider';
import type { EventStore } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import { createNameClaims, nameStream } from './name-reservations/name-reservations.ts';
import { memberStream } from './members/member-stream.ts';
import { type Member, type OnBehalfOf, rejectMember } from './members/member.ts';
import { hashPassword, verifyPassword } from './passwords/password.ts';
import { createStewardAccounts, type StewardAccounts } from './stewards/steward-accounts.ts';

export type RegisteredMember = Extract<Member, { status: 'registered' }>;

export interface Accounts extends StewardAccounts {
  /** @throws DomainError `email-taken` */
  registerMember(person: NewMember, metadata: EventMetadata): Promise<RegisteredMember>;
  /** Null when address and password do not fit together. */
  authenticateMember(email: string, password: string): Promise<RegisteredMember | null>;
  memberById(memberId: string): Promise<RegisteredMember | null>;
  memberByEmail(email: string): Promise<RegisteredMember | null>;
  /**
   * Erases an account. What is sealed for it, and the claim on its address, go with the reaction to it (`forgetMember`), so that a
   * crash in between leaves nothing half done. Answers when it was.
   */
  eraseMember(account: RegisteredMember, metadata: EventMetadata, onBehalf?: OnBehalfOf): Promise<string>;
  /** Claims a name for its owner, or for a new account; answers whose it is. */
  reserveName(stream: string, metadata: EventMetadata): Promise<string>;
}

interface NewMember {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

interface Deps {
  readonly store: EventStore;
  /** Keys the streams of names. */
  readonly secret: Buffer;
  readonly now: () => string;
  readonly newId: () => string;
}

/**
 * Accounts, read from their own streams, so that a new account can sign in immediately. The name is reserved first and the account written
 * second. A crash in between leaves a reservation without an account, and the next attempt with that name continues with the same account
 * id.
 */
export function createAccounts({ store, secret, now, newId }: Deps): Accounts {
  const streamOf = nameStream(secret);

  const claims = createNameClaims(store);
  const { ownerOf } = claims;

  const memberById = async (id: string) => {
    const state = await store.stream(memberStream).readState(id);
    return state.status === 'registered' ? state : null;
  };
  const memberByEmail = async (email: string) => {
    const owner = await ownerOf(streamOf('email', email));
    return owner ? memberById(owner) : null;
  };
  const claimName = async (stream: string, metadata: EventMetadata) => {
    const owner = await ownerOf(stream);
    if (owner) return owner;
    const accountId = newId();
    await claims.handle(stream, { type: 'ReserveName', data: { accountId }, now: now() }, metadata);
    return accountId;
  };

  const authenticate = async <Account extends { passwordHash: string }>(
    stream: string,
    find: (id: string) => Promise<Account | null>,
    password: string,
  ) => {
    const owner = await ownerOf(stream);
    const account = owner ? await find(owner) : null;
    return (await verifyPassword(account?.passwordHash ?? null, password)) ? account : null;
  };

  return {
    memberById,
    memberByEmail,
    reserveName: claimName,
    ...createStewardAccounts({
      store,
      usernameStream: (username) => streamOf('username', username),
      claimName,
      now,
    }),
    async registerMember({ email, name, password }, metadata) {
      const passwordHash = await hashPassword(password);
      const memberId = await claimName(streamOf('email', email), metadata).catch((error: unknown) => {
        throw isTaken(error) ? rejectMember('email-taken') : error;
      });
      const registered = now();
      const data = { memberId, email, name, passwordHash };
      await store
        .stream(memberStream)
        .handle([memberId], { type: 'RegisterMember', data, now: registered }, { metadata });
      return { status: 'registered', ...data, registeredAt: registered, reset: null };
    },
    async eraseMember({ memberId, email }, metadata, onBehalf) {
      const erasedAt = now();
      const data = { memberId, claim: streamOf('email', email), ...(onBehalf && { onBehalf }) };
      const command = { type: 'EraseMember', data, now: erasedAt } as const;
      await store.stream(memberStream).handle([memberId], command, { metadata });
      return erasedAt;
    },
    authenticateMember: (email, password) => authenticate(streamOf('email', email), memberById, password),
  };
}

const isTaken = (error: unknown): boolean => isDomainError(error) && error.code === 'name-taken';
