import { sessionRevoked } from '@aera/contracts/server';
import { type Bus, contextStream } from '@aera/event-bus';

const context = 'security-auth';

/** Calls `revoke` for every session that is revoked from now on, in whole or in part; resolves when it listens. */
export async function subscribeToRevocations(bus: Bus, revoke: (sid: string) => void): Promise<void> {
  await bus.ensureStreams([contextStream(context)]);
  const live = bus.subscribeLive({ stream: context, types: [sessionRevoked.type] }, ({ data }) =>
    revoke(sessionRevoked.data.parse(data).sid),
  );
  await live.ready;
}
