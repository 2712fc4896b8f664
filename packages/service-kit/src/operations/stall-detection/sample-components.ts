import type { Bus } from '@aera/event-bus';
import { startOfLog, type Checkpoint, type ProjectionRunner, type Relay } from '@aera/event-store';
import type { ComponentSample } from './detect-stall.ts';

export interface MonitoredComponents {
  readonly bus: Pick<Bus, 'consumers' | 'deadLetters'>;
  readonly projections?: Pick<ProjectionRunner, 'status'>;
  readonly relays?: readonly Pick<Relay, 'status'>[];
}

/** One look at everything that moves facts in a service. */
export async function sampleComponents({
  bus,
  projections,
  relays = [],
}: MonitoredComponents): Promise<ComponentSample[]> {
  const deadLetters = await bus.deadLetters.counts();
  const consumers = await Promise.all(
    bus.consumers().map(async ({ stream, durable, status, readPosition }): Promise<ComponentSample[]> => {
      // Until its stream exists there is nothing to be behind of.
      if (status().state === 'starting') return [];
      const { pending, unacknowledged, acknowledged } = await readPosition();
      const name = `${stream}.${durable}`;
      return [
        {
          part: 'consumer',
          name,
          checkpoint: String(acknowledged),
          behind: pending + unacknowledged,
          failures: 0,
          deadLetters: deadLetters[name] ?? 0,
        },
      ];
    }),
  );
  const following = (projections?.status() ?? []).map(
    ({ name, checkpoint, lag, failures }): ComponentSample => ({
      part: 'projection',
      name,
      checkpoint: progressOf(checkpoint),
      behind: lag,
      failures,
      deadLetters: 0,
    }),
  );
  return [...following, ...relays.map(relayReading), ...consumers.flat()];
}

/** At the beginning is also who has not found out yet where it is. */
const progressOf = (checkpoint: Checkpoint): string | null => (checkpoint === startOfLog ? null : checkpoint);

function relayReading(relay: Pick<Relay, 'status'>): ComponentSample {
  const { name, checkpoint, lag, failures } = relay.status();
  return { part: 'relay', name, checkpoint: progressOf(checkpoint), behind: lag, failures, deadLetters: 0 };
}
