import { JetStreamApiError, type StreamConfig, type StreamInfo } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { BusConnection } from './connection.ts';
import { assertName } from './names.ts';
import type { StreamSpec } from './stream-spec.ts';

/** JetStream's code for a stream that exists with another configuration: another process has just created it. */
const nameInUse = 10058;

/** Settings that all streams share. */
export interface StreamDefaults {
  /** Copies of each stream in a cluster. */
  readonly replicas: number;
  /** Storage of one server for all streams, in bytes. */
  readonly storageBytes: number;
}

/**
 * Creates the stream, or updates it in place. Idempotent, also from concurrent processes.
 * @throws JetStreamApiError for a change that JetStream cannot make in place, such as the retention.
 */
export async function ensureStream(
  { jsm }: BusConnection,
  spec: StreamSpec,
  { replicas, storageBytes }: StreamDefaults,
): Promise<void> {
  assertName('Stream', spec.name);
  const wanted = toConfig(spec, spec.replicas ?? replicas, Math.floor(spec.storageShare * storageBytes));
  const found = await readStreamInfo(() => jsm.streams.info(spec.name));
  if (!found) {
    try {
      await jsm.streams.add(wanted);
      return;
    } catch (error) {
      if (!(error instanceof JetStreamApiError && error.code === nameInUse)) throw error;
    }
  }
  if (!found || differs(found.config, wanted)) await jsm.streams.update(spec.name, wanted);
}

/** Null if the stream does not exist. */
export async function readStreamInfo(ask: () => Promise<StreamInfo>): Promise<StreamInfo | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof JetStreamApiError && error.status === 404) return null;
    throw error;
  }
}

function toConfig(spec: StreamSpec, replicas: number, maxBytes: number) {
  return {
    name: spec.name,
    description: spec.description,
    subjects: spec.subjects,
    retention: spec.retention,
    storage: 'file',
    discard: spec.discard,
    duplicate_window: nanos(spec.dedupeMs),
    max_age: nanos(spec.maxAgeMs),
    max_bytes: maxBytes,
    num_replicas: replicas,
    allow_direct: true,
  } satisfies Partial<StreamConfig>;
}

const differs = (found: StreamConfig, wanted: Partial<StreamConfig>): boolean =>
  Object.entries(wanted).some(
    ([key, value]) => JSON.stringify(found[key as keyof StreamConfig]) !== JSON.stringify(value),
  );
