import { sessionPresenceProved, sessionRevoked } from '@aera/contracts';
import { type Bus, contextStream } from '@aera/event-bus';

const context = 'security-auth';

export interface SessionFollower {
  /** A session is over, in whole or in part. */
  readonly onRevoked: (sid: string) => void;
  /** What is known of a session is old: its steward has proved again to be present. */
  readonly onChanged: (sid: string) => void;
}

/** Tells of every session that is revoked or changed from now on; resolves when it listens. */
export async function followSessions(bus: Bus, { onRevoked, onChanged }: SessionFollower): Promise<void> {
  await bus.ensureStreams([contextStream(context)]);
  const types = [sessionRevoked.type, sessionPresenceProved.type];
  const live = bus.subscribeLive({ stream: context, types }, ({ type, data }) => {
    if (type === sessionRevoked.type) onRevoked(sessionRevoked.data.parse(data).sid);
    else onChanged(sessionPresenceProved.data.parse(data).sid);
  });
  await live.ready;
}
