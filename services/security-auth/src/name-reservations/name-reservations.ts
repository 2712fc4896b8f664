import { type EventMetadata, createHmacId } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';
import { reservationStreams } from './name-reservation-stream.ts';

type NameKind = keyof typeof reservationStreams;

export type NameKey = (kind: NameKind, name: string) => string;

/** Returns a function that maps a name to its stream id. The id contains an HMAC, so that the log does not reveal who is a member. */
export const createNameKey =
  (secret: Buffer): NameKey =>
  (kind, name) =>
    `${kind}-${createHmacId(secret, kind)(name)}`;

const kinds = Object.keys(reservationStreams) as NameKind[];

/** Name reservations by stream id. Accounts store the stream id because the name is encrypted. */
export function createNameReservations({ store, now }: Pick<SecurityContext, 'store' | 'now'>) {
  const parse = (streamId: string) => {
    const kind = kinds.find((name) => streamId.startsWith(`${name}-`));
    if (!kind) throw new TypeError(`${streamId} is not the stream of a name.`);
    return { stream: store.stream(reservationStreams[kind]), id: streamId.slice(kind.length + 1) };
  };
  const handle = async (
    streamId: string,
    type: 'ReserveName' | 'ReleaseName',
    accountId: string,
    metadata: EventMetadata,
  ) => {
    const { stream, id } = parse(streamId);
    await stream.handle([id], { type, data: { accountId }, now: now() }, { metadata });
  };
  return {
    /** Returns the account id of the owner; null if the name is available. */
    async findOwner(streamId: string): Promise<string | null> {
      const { stream, id } = parse(streamId);
      return (await stream.readState(id)).accountId;
    },
    /** @throws DomainError `name-taken` if another account owns the name */
    reserve: (streamId: string, accountId: string, metadata: EventMetadata): Promise<void> =>
      handle(streamId, 'ReserveName', accountId, metadata),
    /** Releases the name if the account owns it. */
    release: (streamId: string, accountId: string, metadata: EventMetadata): Promise<void> =>
      handle(streamId, 'ReleaseName', accountId, metadata),
  };
}
