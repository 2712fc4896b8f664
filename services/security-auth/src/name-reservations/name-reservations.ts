import type { EventStore } from '@aera/event-store';
import { type EventMetadata, hmacId } from '@aera/service-kit';
import { claimStreams } from './name-reservation-stream.ts';
import type { NameReservationCommand } from './name-reservation.ts';

type NameKind = 'email' | 'username' | 'steward-email';

export type NameStream = (kind: NameKind, name: string) => string;

/** Creates the stream id of a name. It contains an HMAC, so that the log does not reveal who is a member. */
export const nameStream =
  (secret: Buffer): NameStream =>
  (kind, name) =>
    `${kind}-${hmacId(secret, kind)(name)}`;

/** Name reservations by stream id. Accounts store the stream id because the name is encrypted. */
interface NameClaims {
  /** Returns null if the name is available. */
  ownerOf(streamId: string): Promise<string | null>;
  handle(streamId: string, command: NameReservationCommand, metadata: EventMetadata): Promise<void>;
}

const kinds = Object.keys(claimStreams) as NameKind[];

export function createNameClaims(store: Pick<EventStore, 'stream'>): NameClaims {
  const parse = (streamId: string) => {
    const kind = kinds.find((name) => streamId.startsWith(`${name}-`));
    if (!kind) throw new TypeError(`${streamId} is not the stream of a name.`);
    return { stream: store.stream(claimStreams[kind]), id: streamId.slice(kind.length + 1) };
  };
  return {
    async ownerOf(streamId) {
      const { stream, id } = parse(streamId);
      return (await stream.readState(id)).accountId;
    },
    async handle(streamId, command, metadata) {
      const { stream, id } = parse(streamId);
      await stream.handle([id], command, { metadata });
    },
  };
}
