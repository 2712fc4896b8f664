import type { Bus } from '@aera/event-bus';
import { startOfLog, type Checkpoint, type ProjectionRunner, type Relay } from '@aera/event-store';
import type { ComponentSample } from './detect-stall.ts';

export interface MonitoredComponents {
  readonly bus: Pick<Bus, 'consumers' | 'deadLetters' | 'streamState'>;
  readonly projections?: Pick<ProjectionRunner, 'status'>;
  readonly relays?: readonly Pick<Relay, 'status'>[];
  /** Names of the streams that the service publishes to. */
  readonly streams?: readonly string[];
}

/**
 * Samples the consumers, projections and relays of a service.
 *
 * @param deadLetters pending ones by consumer; without them, consumers are left out
 */
export async function sampleComponents(
  { bus, projections, relays = [] }: MonitoredComponents,
  deadLetters: Readonly<Record<string, number>> | null,
): Promise<ComponentSample[]> {
  const consumers = await Promise.all(
    bus.consumers().map(async ({ stream, durable, status, readPosition }): Promise<ComponentSample[]> => {
      if (!deadLetters || status().state === 'starting') return [];
      // Without a position, such as of a stream without quorum, the other components are sampled nevertheless.
      const position = await readPosition().catch(() => null);
      if (!position) return [];
      const { pending, unacknowledged, acknowledged } = position;
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
  const projectionSamples = (projections?.status() ?? []).map(
    ({ name, checkpoint, lag, failures }): ComponentSample => ({
      part: 'projection',
      name,
      checkpoint: toProgress(checkpoint),
      behind: lag,
      failures,
      deadLetters: 0,
    }),
  );
  return [...projectionSamples, ...relays.map(sampleRelay), ...consumers.flat()];
}

/** The used share of each stream's storage, 0 to 1; streams that do not exist are left out. */
export async function sampleStreamUsage({
  bus,
  streams = [],
}: MonitoredComponents): Promise<Record<string, number>> {
  const states = await Promise.all(streams.map((stream) => bus.streamState(stream)));
  return Object.fromEntries(
    streams.flatMap((stream, index) => {
      const state = states[index];
      return state ? [[stream, state.bytes / state.maxBytes]] : [];
    }),
  );
}

/** Null at the start of the log, which is also the value before the checkpoint is loaded. */
const toProgress = (checkpoint: Checkpoint): string | null => (checkpoint === startOfLog ? null : checkpoint);

function sampleRelay(relay: Pick<Relay, 'status'>): ComponentSample {
  const { name, checkpoint, lag, failures } = relay.status();
  return { part: 'relay', name, checkpoint: toProgress(checkpoint), behind: lag, failures, deadLetters: 0 };
}
