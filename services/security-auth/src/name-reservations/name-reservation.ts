import { type Decider, rejections, unreachable } from '@aera/event-store/decider';

/** A name (e-mail or user name) belongs to one account. One stream per name prevents double reservations. */
export type NameReservationEvent =
  | { type: 'NameReserved'; data: { accountId: string; claimedAt: string } }
  /** The account was erased, so the name is available again. */
  | { type: 'NameReleased'; data: { accountId: string; releasedAt: string } };

export type NameReservationCommand =
  | { type: 'ReserveName'; data: { accountId: string }; now: string }
  | { type: 'ReleaseName'; data: { accountId: string }; now: string };

/** `accountId` is null while the name is available. */
interface NameReservation {
  readonly accountId: string | null;
}

const reject = rejections({ 'name-taken': ['conflict', 'This name is taken.'] });

/** Only the owner can release a name, so a late or repeated release does not affect another account. */
function decide(
  { type, data: { accountId }, now }: NameReservationCommand,
  { accountId: owner }: NameReservation,
): NameReservationEvent[] {
  switch (type) {
    case 'ReserveName':
      if (owner === null) return [{ type: 'NameReserved', data: { accountId, claimedAt: now } }];
      if (owner === accountId) return [];
      throw reject('name-taken');
    case 'ReleaseName':
      return owner === accountId ? [{ type: 'NameReleased', data: { accountId, releasedAt: now } }] : [];
    default:
      return unreachable(type);
  }
}

export const nameReservation: Decider<NameReservationCommand, NameReservationEvent, NameReservation> = {
  initial: () => ({ accountId: null }),
  evolve: (_, { type, data }) => ({ accountId: type === 'NameReserved' ? data.accountId : null }),
  decide,
};
