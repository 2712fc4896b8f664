import type { Log } from '../../observability/log.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { Workers } from '../../workers/create-workers.ts';
import type { PeriodicTask } from '../../workers/create-workers.ts';
import { sampleComponents, sampleStreamUsage, type MonitoredComponents } from './sample-components.ts';
import { createStallPublisher, type StallPublisherDeps } from './stall-publisher.ts';
import {
  restoreStall,
  detectStall,
  type ComponentSample,
  type StallReason,
  type StallState,
} from './detect-stall.ts';

const intervalMs = 5_000;
const stallThresholdMs = 60_000;

type ComponentRef = Pick<ComponentSample, 'part' | 'name'>;

interface Detection extends ReturnType<typeof detectStall> {
  readonly sample: ComponentSample;
}

export interface StallMonitor extends Pick<PeriodicTask, 'start' | 'stop'> {
  /** Null if the component was not stalled in the last sample. */
  findReason(component: ComponentRef): StallReason | null;
}

/** Samples the projections, relays and consumers of a service periodically, and publishes when one stalls or recovers. */
export function createStallMonitor({
  watched,
  metrics,
  workers,
  log,
  ...deps
}: StallPublisherDeps & {
  watched: MonitoredComponents;
  metrics: Pick<Metrics, 'gauge'>;
  workers: Pick<Workers, 'schedule'>;
  log: Pick<Log, 'error' | 'info'>;
}): StallMonitor {
  const publisher = createStallPublisher(deps);
  const states = new Map<string, StallState>();
  // Set also while a stall cannot be published, for example because the stream is full.
  const reasons = new Map<string, StallReason | null>();
  /** Components whose stall is registered, and not known to be published. */
  const unpublished = new Set<string>();
  let samples: ComponentSample[] = [];
  let deadLetters: Record<string, number> | null = null;
  let streamUsage: Record<string, number> = {};
  registerGauges(metrics, () => samples, findReason);
  metrics.gauge('stream_usage_ratio', 'Used share of the storage of a stream', () => streamUsage);

  function findReason(component: ComponentRef): StallReason | null {
    return reasons.get(toKey(component)) ?? null;
  }

  async function check(sample: ComponentSample): Promise<Detection> {
    const now = deps.clock().getTime();
    const key = toKey(sample);
    const known = states.get(key);
    // Registered by an earlier process, or by this one before a failed publish.
    const open = known ? null : await publisher.findOpenStall(sample);
    const previous = known ?? (open && restoreStall(open.checkpoint, open.reason, now));
    const { state, transition } = detectStall(previous, sample, now, stallThresholdMs);
    reasons.set(key, state.stalled);
    const isUnpublished = open !== null && !open.published && state.stalled !== null;
    return { sample, state, transition: isUnpublished ? 'stalled' : transition };
  }

  async function publish({ sample, state, transition }: Detection): Promise<void> {
    const key = toKey(sample);
    if (transition === 'stalled' && state.stalled) {
      unpublished.add(key);
      await publisher.publishStalled(sample, state.stalled);
      unpublished.delete(key);
    }
    // A component can recover before its stall was published. Then the entry must not become that of the next stall.
    if (transition === 'recovered' || (state.stalled === null && unpublished.has(key))) {
      await publisher.publishRecovered(sample);
      unpublished.delete(key);
    }
    // Only after publishing: a failed publish is repeated at the next sample.
    states.set(key, state);
    if (transition)
      log[transition === 'stalled' ? 'error' : 'info'](
        { sample, reason: state.stalled },
        `it has ${transition}`,
      );
  }

  async function checkAll(): Promise<void> {
    // The last values remain while NATS is down. Relays and projections are sampled nevertheless; consumers are left out.
    [deadLetters, streamUsage] = await Promise.all([
      watched.bus.deadLetters.countPending().catch(() => deadLetters),
      sampleStreamUsage(watched).catch(() => streamUsage),
    ]);
    samples = await sampleComponents(watched, deadLetters);
    // A component whose stall cannot be read or published does not delay the others.
    const outcomes = await Promise.allSettled(samples.map(async (sample) => publish(await check(sample))));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  return { ...workers.schedule('Stall detection', checkAll, { intervalMs }), findReason };
}

const toKey = ({ part, name }: ComponentRef): string => `${part} ${name}`;

/** Gauges of the last sample. */
function registerGauges(
  metrics: Pick<Metrics, 'gauge'>,
  samples: () => readonly ComponentSample[],
  findReason: StallMonitor['findReason'],
): void {
  const toValues = (part: ComponentSample['part'], read: (sample: ComponentSample) => number) => () =>
    Object.fromEntries(
      samples()
        .filter((sample) => sample.part === part)
        .map((sample) => [sample.name, read(sample)]),
    );
  metrics.gauge(
    'relay_lag_events',
    'Events the bus has not acknowledged yet',
    toValues('relay', ({ behind }) => behind),
  );
  metrics.gauge(
    'consumer_lag_messages',
    'Messages a consumer has not handled yet',
    toValues('consumer', ({ behind }) => behind),
  );
  metrics.gauge(
    'dead_letters_pending',
    'Dead letters that are not yet retried or discarded',
    toValues('consumer', ({ deadLetters }) => deadLetters),
  );
  const help = '1 for a component that makes no progress, keeps failing, or has dead letters';
  metrics.gauge('stalled', help, () =>
    Object.fromEntries(samples().map((sample) => [toKey(sample), findReason(sample) ? 1 : 0])),
  );
}
