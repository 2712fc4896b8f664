import { operationsRoutes, serviceNames, type ServiceName } from '@aera/contracts';
import type { CallService } from '@aera/operator-cli';
import { eventually } from '@aera/testing';

/** Waits until these services have published all of their events and handled all messages of others. */
export async function waitUntilCaughtUp(call: CallService, services: readonly ServiceName[]): Promise<void> {
  await eventually(
    async () => {
      const overviews = await Promise.all(
        services.map((name) => call(operationsRoutes[name].operationsOverview)),
      );
      return overviews.every(
        ({ relay, additionalRelays, projections, consumers }) =>
          [...(relay ? [relay] : []), ...additionalRelays, ...projections].every(
            ({ behind }) => behind === 0,
          ) && consumers.every(({ pending, unacknowledged }) => !pending && !unacknowledged),
      );
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** @throws Error if the clock of a service is not at the simulated time `at` */
export async function assertSimulatedTime(call: CallService, at: number): Promise<void> {
  for (const name of serviceNames) {
    const { at: serviceTime } = await call(operationsRoutes[name].operationsOverview);
    if (Math.abs(Date.parse(serviceTime) - at) > 60_000)
      throw new Error(
        `${name} follows the real time, so this platform cannot be filled with the past. A platform with PUBLIC_URL never can; ` +
          'any other must be started by this version: make start',
      );
  }
}
