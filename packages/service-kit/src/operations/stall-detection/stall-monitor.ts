import type { Log } from '../../observability/log.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { Workers } from '../../workers/create-workers.ts';
import type { PeriodicTask } from '../../workers/periodic-task.ts';
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

interface Detection extends ReturnType<typeof detectStall> {
  readonly reading: ComponentSample;
}

export interface StallMonitor extends Pick<PeriodicTask, 'start' | 'stop'> {
  /** Null if the component was not stalled in the last sample. */
  findReason(part: Pick<ComponentSample, 'part' | 'name'>): StallReason | null;
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
  metrics: Metrics;
  workers: Workers;
  log: Log;
}): StallMonitor {
  const publisher = createStallPublisher(deps);
  const watches = new Map<string, StallState>();
  // Known also while it cannot be published, for example because the stream is full.
  const reasons = new Map<string, StallReason | null>();
  let readings: ComponentSample[] = [];
  let streamUsage: Record<string, number> = {};
  registerGauges(metrics, () => readings, findReason);
  metrics.gauge('stream_usage_ratio', 'Used share of the storage of a stream', () => streamUsage);

  function findReason(part: Pick<ComponentSample, 'part' | 'name'>): StallReason | null {
    return reasons.get(toKey(part)) ?? null;
  }

  async function check(reading: ComponentSample): Promise<Detection> {
    const now = deps.clock().getTime();
    const before = watches.get(toKey(reading)) ?? (await inherited(reading, now));
    const detection = detectStall(before, reading, now, stallThresholdMs);
    reasons.set(toKey(reading), detection.watch.stalled);
    return { reading, ...detection };
  }

  async function publish({ reading, watch, turn }: Detection): Promise<void> {
    if (turn === 'stalled' && watch.stalled) await publisher.stalled(reading, watch.stalled);
    if (turn === 'recovered') await publisher.recovered(reading);
    // Only after publishing: a failed publish is repeated at the next sample.
    watches.set(toKey(reading), watch);
    if (turn)
      log[turn === 'stalled' ? 'error' : 'info']({ reading, reason: watch.stalled }, `it has ${turn}`);
  }

  async function inherited(reading: ComponentSample, now: number): Promise<StallState | null> {
    const received = await publisher.known(reading);
    return received && restoreStall(received.checkpoint, received.reason, now);
  }

  async function checkAll(): Promise<void> {
    [readings, streamUsage] = await Promise.all([sampleComponents(watched), sampleStreamUsage(watched)]);
    const detections: Detection[] = [];
    for (const reading of readings) detections.push(await check(reading));
    for (const detection of detections) await publish(detection);
  }

  return { ...workers.schedule('Stall detection', checkAll, { intervalMs }), findReason };
}

const toKey = ({ part, name }: Pick<ComponentSample, 'part' | 'name'>): string => `${part} ${name}`;

/** Gauges of the last sample. */
function registerGauges(
  metrics: Metrics,
  readings: () => readonly ComponentSample[],
  findReason: StallMonitor['findReason'],
): void {
  const toValues = (part: ComponentSample['part'], figure: (reading: ComponentSample) => number) => () =>
    Object.fromEntries(
      readings()
        .filter((reading) => reading.part === part)
        .map((reading) => [reading.name, figure(reading)]),
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
    Object.fromEntries(readings().map((reading) => [toKey(reading), findReason(reading) ? 1 : 0])),
  );
}
