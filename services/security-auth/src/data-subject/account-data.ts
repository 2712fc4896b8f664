import type { exportMyAccount, ResponseOf } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import type { RegisteredMember } from '../accounts.ts';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { SessionWithActivity } from '../sessions/member-sessions.ts';
import { verificationStream } from '../verification/verification-stream.ts';

interface Deps extends Pick<ThrottlingDeps, 'devices' | 'keyOf'> {
  readonly store: EventStore;
  readonly sessionsOf: (memberId: string) => Promise<SessionWithActivity[]>;
  readonly passkeysOf: (memberId: string) => Promise<Passkeys>;
}

/** Returns all stored data of a member, without secrets and their hashes. */
export const createAccountDataReader =
  ({ store, sessionsOf, passkeysOf, devices, keyOf }: Deps) =>
  async ({
    memberId,
    email,
    name,
    registeredAt,
  }: RegisteredMember): Promise<ResponseOf<typeof exportMyAccount>> => ({
    account: { id: memberId, email, name, registeredAt },
    confirmations: (await store.stream(verificationStream).read(memberId)).map(
      ({ type, recordedAt: at }) => ({
        type,
        at,
      }),
    ),
    sessions: (await sessionsOf(memberId)).map(ownSession),
    passkeys: (await passkeysOf(memberId)).map(({ name: called, addedAt, usedAt, synced }) => ({
      name: called,
      addedAt,
      synced,
      lastUsedAt: usedAt,
    })),
    devices: await devices.listForAccount(keyOf('email', email)),
  });

export type AccountData = ReturnType<typeof createAccountDataReader>;

const ownSession = (session: SessionWithActivity) => {
  const {
    openedAt,
    expiresAt,
    endedAt,
    lastActiveAt,
    browser,
    system,
    device: kind,
    city,
    region,
    country,
  } = session;
  return {
    openedAt,
    expiresAt,
    endedAt,
    lastActiveAt,
    device: { browser, system, kind },
    place: { city, region, country },
  };
};
