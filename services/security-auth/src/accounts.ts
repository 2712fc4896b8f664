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
  /** Returns null if the e-mail or the password is wrong. */
  authenticateMember(email: string, password: string): Promise<RegisteredMember | null>;
  memberById(memberId: string): Promise<RegisteredMember | null>;
  memberByEmail(email: string): Promise<RegisteredMember | null>;
  /**
   * Records the erasure of an account and returns its time. The consumer of the event (`createEraseMember`) deletes the key and releases
   * the name, so a crash in between leaves nothing half done.
   */
  eraseMember(account: RegisteredMember, metadata: EventMetadata, onBehalf?: OnBehalfOf): Promise<string>;
  /** Reserves a name for its owner or for a new account. Returns the account id. */
  reserveName(stream: string, metadata: EventMetadata): Promise<string>;
}

interface NewMember {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

interface Deps {
  readonly store: EventStore;
  /** HMAC key of the name streams. */
  readonly secret: Buffer;
  readonly now: () => string;
  readonly newId: () => string;
}

/**
 * Reads accounts from their own streams, so that a new account can sign in immediately. Registration reserves the name first and writes the
 * account second. A crash in between leaves a reservation without an account; the next attempt with that name continues with the same
 * account id.
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
  const reserveName = async (stream: string, metadata: EventMetadata) => {
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
    reserveName,
    ...createStewardAccounts({
      store,
      usernameStream: (username) => streamOf('username', username),
      reserveName,
      now,
    }),
    async registerMember({ email, name, password }, metadata) {
      const passwordHash = await hashPassword(password);
      const memberId = await reserveName(streamOf('email', email), metadata).catch((error: unknown) => {
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
