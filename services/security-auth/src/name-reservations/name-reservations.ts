import type { EventStore } from '@aera/event-store';
import { type EventMetadata, hmacId } from '@aera/service-kit';
import { reservationStreams } from './name-reservation-stream.ts';
import type { NameReservationCommand } from './name-reservation.ts';

type NameKind = keyof typeof reservationStreams;

export type NameKey = (kind: NameKind, name: string) => string;

/** Creates the stream id of a name. It contains an HMAC, so that the log does not reveal who is a member. */
export const nameKey =
  (secret: Buffer): NameKey =>
  (kind, name) =>
    `${kind}-${hmacId(secret, kind)(name)}`;

const kinds = Object.keys(reservationStreams) as NameKind[];

/** Name reservations by stream id. Accounts store the stream id because the name is encrypted. */
export function createNameReservations(store: Pick<EventStore, 'stream'>) {
  const parse = (streamId: string) => {
    const kind = kinds.find((name) => streamId.startsWith(`${name}-`));
    if (!kind) throw new TypeError(`${streamId} is not the stream of a name.`);
    return { stream: store.stream(reservationStreams[kind]), id: streamId.slice(kind.length + 1) };
  };
  return {
    /** Returns the account id of the owner; null if the name is available. */
    async findOwner(streamId: string): Promise<string | null> {
      const { stream, id } = parse(streamId);
      return (await stream.readState(id)).accountId;
    },
    async handle(streamId: string, command: NameReservationCommand, metadata: EventMetadata): Promise<void> {
      const { stream, id } = parse(streamId);
      await stream.handle([id], command, { metadata });
    },
  };
}
