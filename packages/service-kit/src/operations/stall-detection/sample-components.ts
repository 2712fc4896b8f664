import type { Bus } from '@aera/event-bus';
import { beginning, type Checkpoint, type ProjectionRunner, type Relay } from '@aera/event-store';
import type { Reading } from './detect-stall.ts';

export interface Watched {
  readonly bus: Pick<Bus, 'consumers' | 'deadLetters'>;
  readonly projections?: Pick<ProjectionRunner, 'status'>;
  readonly relays?: readonly Pick<Relay, 'status'>[];
}

/** One look at everything that moves facts in a service. */
export async function readMovingParts({ bus, projections, relays = [] }: Watched): Promise<Reading[]> {
  const letters = await bus.deadLetters.counts();
  const consumers = await Promise.all(
    bus.consumers().map(async ({ stream, durable, status, place }): Promise<Reading[]> => {
      // Until its stream exists there is nothing to be behind of.
      if (status().state === 'starting') return [];
      const { pending, unacknowledged, acknowledged } = await place();
      const name = `${stream}.${durable}`;
      return [
        {
          part: 'consumer',
          name,
          checkpoint: String(acknowledged),
          behind: pending + unacknowledged,
          failures: 0,
          letters: letters[name] ?? 0,
        },
      ];
    }),
  );
  const following = (projections?.status() ?? []).map(({ name, checkpoint, lag, failures }): Reading => ({
    part: 'projection',
    name,
    checkpoint: placeOf(checkpoint),
    behind: lag,
    failures,
    letters: 0,
  }));
  return [...following, ...relays.map(relayReading), ...consumers.flat()];
}

/** At the beginning is also who has not found out yet where it is. */
const placeOf = (checkpoint: Checkpoint): string | null => (checkpoint === beginning ? null : checkpoint);

function relayReading(relay: Pick<Relay, 'status'>): Reading {
  const { name, checkpoint, lag, failures } = relay.status();
  return { part: 'relay', name, checkpoint: placeOf(checkpoint), behind: lag, failures, letters: 0 };
}
