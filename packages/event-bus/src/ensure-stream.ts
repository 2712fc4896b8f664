import { setTimeout as pause } from 'node:timers/promises';
import { JetStreamApiError, type StreamConfig, type StreamInfo } from '@nats-io/jetstream';
import { errors, nanos } from '@nats-io/transport-node';
import type { BusConnection } from './connection.ts';
import type { BusLog } from './log.ts';
import { assertName } from './names.ts';
import type { StreamSpec } from './stream-spec.ts';

/**
 * JetStream's codes while another process creates the same stream, or deletes one of that name: it exists with another configuration, its
 * storage is reserved twice for a moment, which can exceed the limit, or its folder is in use.
 */
const nameInUse = 10058;
const storageExceeded = 10047;
const storeFailed = 10049;

const maxAttempts = 20;
const retryDelayMs = 100;

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
  link: BusConnection,
  log: BusLog,
  spec: StreamSpec,
  { replicas, storageBytes }: StreamDefaults,
): Promise<void> {
  assertName('Stream', spec.name);
  const wanted = toConfig(spec, spec.replicas ?? replicas, Math.floor(spec.storageShare * storageBytes));
  for (let attempt = 1; ; attempt += 1) {
    const found = await readStreamInfo(() => link.jsm.streams.info(spec.name));
    try {
      if (!found) await link.jsm.streams.add(wanted);
      else await updateStream(link, log, found.config, wanted);
      return;
    } catch (error) {
      const isRace =
        error instanceof JetStreamApiError && [nameInUse, storageExceeded, storeFailed].includes(error.code);
      if (!isRace || attempt === maxAttempts) throw error;
      await pause(retryDelayMs);
    }
  }
}

/** Updates a stream in place if its settings differ. A user without that permission keeps it as it is. */
export async function updateStream(
  { jsm }: BusConnection,
  log: BusLog,
  found: StreamConfig,
  wanted: Partial<StreamConfig>,
): Promise<void> {
  const differences = listDifferences(found, wanted);
  if (Object.keys(differences).length === 0) return;
  try {
    await jsm.streams.update(found.name, wanted);
  } catch (error) {
    if (!isPermissionViolation(error)) throw error;
    log.warn(
      { stream: found.name, differences },
      'A stream keeps its settings: only the operator may apply the configured ones',
    );
  }
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

const listDifferences = (found: StreamConfig, wanted: Partial<StreamConfig>) =>
  Object.fromEntries(
    Object.entries(wanted)
      .map(([key, configured]) => [key, { stored: found[key as keyof StreamConfig], configured }] as const)
      .filter(([, { stored, configured }]) => JSON.stringify(stored) !== JSON.stringify(configured)),
  );

/** The client reports it as the cause of a failed request. */
const isPermissionViolation = (error: unknown): boolean =>
  error instanceof errors.RequestError && error.cause instanceof errors.PermissionViolationError;
