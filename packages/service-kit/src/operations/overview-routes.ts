import { operationsRoutes, type ServiceName } from '@aera/contracts';
import type { RegisteredConsumer, StreamState } from '@aera/event-bus';
import type {
  EventExplorer,
  ProjectionRunner,
  ProjectionStatus,
  Relay,
  RelayStatus,
} from '@aera/event-store';
import type { FastifyPluginAsync } from 'fastify';
import { runReadinessChecks, type ReadinessChecks } from '../http/health-plugin.ts';
import { serve } from '../http/serve.ts';
import type { ServiceContext } from '../service/define-service.ts';
import type { StallMonitor } from './stall-detection/stall-monitor.ts';

export interface OverviewDeps {
  readonly name: ServiceName;
  readonly kit: Pick<ServiceContext, 'bus' | 'clock' | 'config' | 'workers'>;
  readonly checks: ReadinessChecks;
  readonly projections?: ProjectionRunner;
  readonly relay?: Relay;
  /** Additional relays. */
  readonly additionalRelays: readonly Relay[];
  readonly stalls: StallMonitor;
  readonly explorer: EventExplorer | null;
  /** Streams this service publishes on. */
  readonly streams: readonly string[];
}

/** The current state of a service: readiness, projections, relays, consumers, workers and streams. */
export const overviewRoutes =
  (deps: OverviewDeps): FastifyPluginAsync =>
  async (app) => {
    const { name, kit, checks, projections, relay, additionalRelays, stalls, explorer, streams } = deps;
    const { bus, clock, config, workers } = kit;
    const startedAt = clock().toISOString();

    serve(app, operationsRoutes[name].operationsOverview, async () => {
      // Concurrently, because each question to the bus waits five seconds while the server is down, and the overview is needed most then.
      const [outcomes, deadLetters, streamStates, positions] = await Promise.all([
        runReadinessChecks(checks),
        bus.deadLetters.countPending().catch(() => null),
        readStreams().catch(() => null),
        Promise.all(bus.consumers().map(readPosition)),
      ]);
      return {
        service: name,
        version: config.SERVICE_VERSION,
        startedAt,
        at: clock().toISOString(),
        ready: outcomes.every(({ outcome }) => outcome === 'ok'),
        checks: outcomes,
        projections: await Promise.all(
          (projections?.status() ?? []).map(async (status) =>
            Object.assign(await subscriberStatus('projection', status), { rebuilding: status.rebuilding }),
          ),
        ),
        relay: relay ? await relayState(relay.status()) : null,
        additionalRelays: await Promise.all(
          additionalRelays.map(async (other) => relayState(other.status())),
        ),
        consumers: positions.map(({ consumer, position }) =>
          toConsumerState(
            consumer,
            position,
            deadLetters && (deadLetters[`${consumer.stream}.${consumer.durable}`] ?? 0),
          ),
        ),
        workers: workers.all(),
        streams: streamStates,
        hasLog: explorer !== null,
      };
    });

    async function readStreams() {
      const states = await Promise.all(
        streams.map(async (stream) => [stream, await bus.streamState(stream)] as const),
      );
      return states
        .filter((found): found is readonly [string, StreamState] => found[1] !== null)
        .map(([stream, state]) => Object.assign({ name: stream }, state));
    }

    async function subscriberStatus(part: 'projection' | 'relay', status: ProjectionStatus | RelayStatus) {
      const { name: called, checkpoint, lag: behind, error } = status;
      return {
        name: called,
        checkpoint,
        behind,
        lagSeconds: behind > 0 && explorer ? await explorer.readPendingAge(checkpoint, clock()) : null,
        stalled: stalls.findReason({ part, name: called }),
        error: error ?? null,
      };
    }

    const relayState = async (status: RelayStatus) => ({
      ...(await subscriberStatus('relay', status)),
      role: status.role,
    });

    /** The position is unknown until the stream exists, and while the server is unavailable. */
    const readPosition = async (consumer: RegisteredConsumer) => ({
      consumer,
      position: await consumer.readPosition().catch(() => null),
    });

    function toConsumerState(
      { stream, durable, status }: RegisteredConsumer,
      position: Awaited<ReturnType<typeof readPosition>>['position'],
      waiting: number | null,
    ) {
      const { state, lastError, handled, failed } = status();
      const oldest = position?.oldest ?? null;
      return {
        stream,
        durable,
        state,
        pending: position?.pending ?? null,
        unacknowledged: position?.unacknowledged ?? null,
        lagSeconds: oldest === null ? null : Math.max(0, (clock().getTime() - Date.parse(oldest)) / 1000),
        handled,
        failed,
        deadLetters: waiting,
        stalled: stalls.findReason({ part: 'consumer', name: `${stream}.${durable}` }),
        error: state === 'retrying' ? (lastError ?? null) : null,
      };
    }
  };
