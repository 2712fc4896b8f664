import { componentRecovered, componentStalled, type Message } from '@aera/contracts/server';
import type { RelayStatus } from '@aera/event-store';
import { expect, it } from 'vitest';
import type { Metrics } from '../../observability/metrics.ts';
import type { MonitoredComponents } from './sample-components.ts';
import { createStallMonitor } from './stall-monitor.ts';

const { type: stalled } = componentStalled('contacts-crm');
const { type: recovered } = componentRecovered('contacts-crm');

/** What survives a process: the bucket, and the stream that `published` shows. */
function createFakeBus() {
  const published: { id: string; type: string; stallId: unknown }[] = [];
  const entries = new Map<string, { value: unknown; revision: number }>();
  const assertUp = () => {
    if (bus.isDown) throw new Error('NATS is down.');
  };
  const bus = {
    isFull: false,
    isDown: false,
    /** Of the only consumer. */
    deadLetters: {
      countPending: async () => {
        assertUp();
        return { 'news.crm': bus.pendingDeadLetters };
      },
    },
    pendingDeadLetters: 0,
    consumers: () => [
      {
        stream: 'news',
        durable: 'crm',
        status: () => ({ state: 'consuming' }),
        readPosition: async () => {
          assertUp();
          return { pending: 0, unacknowledged: 0, acknowledged: 1 };
        },
      },
    ],
    streamState: async () => {
      assertUp();
      return { bytes: 1, maxBytes: 4 };
    },
    kv: () => ({
      get: async (key: string) => {
        assertUp();
        return entries.get(key) ?? null;
      },
      put: async (key: string, value: unknown, { revision }: { revision: number }) => {
        expect(entries.get(key)?.revision ?? 0).toBe(revision);
        entries.set(key, { value, revision: revision + 1 });
        return revision + 1;
      },
      delete: async (key: string) => void entries.delete(key),
    }),
    publish: async ({ id, type, data }: Message) => {
      if (bus.isFull) throw new Error('The stream is full.');
      if (published.every((message) => message.id !== id))
        published.push({ id, type, stallId: (data as { stallId: string }).stallId });
    },
  };
  return { bus, published };
}

let ids = 0;

/** Starts the monitor as a new process, and returns a function that samples once. */
function startMonitor(
  bus: ReturnType<typeof createFakeBus>['bus'],
  {
    gauge = () => {},
    ...watched
  }: Pick<MonitoredComponents, 'relays' | 'streams'> & Partial<Pick<Metrics, 'gauge'>> = {},
): () => Promise<unknown> {
  let run = async (): Promise<unknown> => undefined;
  createStallMonitor({
    context: 'contacts-crm',
    bus: bus as never,
    watched: { bus: bus as never, ...watched },
    clock: () => new Date(1_000),
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    log: { error: () => {}, info: () => {} },
    metrics: { gauge },
    workers: {
      schedule: (_, task) => {
        run = async () => task(new AbortController().signal);
        return { start: () => {}, wake: () => {}, stop: async () => {} };
      },
    },
  });
  return () => run();
}

it('publishes each stall and its recovery once', async () => {
  const { bus, published } = createFakeBus();
  const sample = startMonitor(bus);
  for (const pending of [1, 2, 0, 0, 1, 0]) {
    bus.pendingDeadLetters = pending;
    await sample();
  }
  expect(published.map(({ type }) => type)).toEqual([stalled, recovered, stalled, recovered]);
  expect(new Set(published.map(({ stallId }) => stallId)).size).toBe(2);
});

it('publishes a stall that could not be published before, also after a restart', async () => {
  const { bus, published } = createFakeBus();
  bus.isFull = true;
  bus.pendingDeadLetters = 1;
  const first = startMonitor(bus);
  await expect(first()).rejects.toThrow('full');
  await expect(first()).rejects.toThrow('full');
  bus.isFull = false;
  const restarted = startMonitor(bus);
  await restarted();
  await restarted();
  expect(published.map(({ type }) => type)).toEqual([stalled]);
  await startMonitor(bus)();
  bus.pendingDeadLetters = 0;
  await restarted();
  expect(published.map(({ type }) => type)).toEqual([stalled, recovered]);
});

it('publishes no recovery from a stall that was never published', async () => {
  const { bus, published } = createFakeBus();
  bus.isFull = true;
  bus.pendingDeadLetters = 1;
  await expect(startMonitor(bus)()).rejects.toThrow('full');
  bus.isFull = false;
  bus.pendingDeadLetters = 0;
  const restarted = startMonitor(bus);
  await restarted();
  expect(published).toEqual([]);
  bus.pendingDeadLetters = 1;
  await restarted();
  expect(published.map(({ type }) => type)).toEqual([stalled]);
});

it('gives the next stall its own id if the last one ended before it could be published', async () => {
  const { bus, published } = createFakeBus();
  const sample = startMonitor(bus);
  bus.pendingDeadLetters = 0;
  await sample();
  bus.isFull = true;
  bus.pendingDeadLetters = 1;
  const firstId = ids + 1;
  await expect(sample()).rejects.toThrow('full');
  bus.isFull = false;
  bus.pendingDeadLetters = 0;
  await sample();
  bus.pendingDeadLetters = 1;
  await sample();
  expect(published.map(({ type }) => type)).toEqual([stalled]);
  expect(published[0]?.stallId).not.toContain(String(firstId).padStart(12, '0'));
});

it('detects stalls while NATS is down, and publishes them afterwards', async () => {
  const { bus, published } = createFakeBus();
  const gauges = new Map<string, () => object>();
  const relay = { name: 'crm', role: 'leader', checkpoint: '7/42', lag: 0, failures: 0 };
  const sample = startMonitor(bus, {
    gauge: (name, _, read) => void gauges.set(name, read),
    relays: [{ status: () => relay as unknown as RelayStatus }],
    streams: ['contacts-crm'],
  });
  const read = (name: string) => gauges.get(name)?.();
  await sample();
  bus.isDown = true;
  Object.assign(relay, { lag: 6_000, failures: 6 });
  await expect(sample()).rejects.toThrow('down');
  expect(read('relay_lag_events')).toEqual({ crm: 6_000 });
  expect(read('stalled')).toEqual({ 'relay crm': 1 });
  expect(read('stream_usage_ratio')).toEqual({ 'contacts-crm': 0.25 });
  bus.isDown = false;
  await sample();
  expect(published.map(({ type }) => type)).toEqual([stalled]);
});

it('publishes the stall of one component while that of another cannot be published', async () => {
  const { bus, published } = createFakeBus();
  const relay = { name: 'crm', role: 'leader', checkpoint: '7/42', lag: 1, failures: 6 };
  bus.pendingDeadLetters = 1;
  const sample = startMonitor(bus, { relays: [{ status: () => relay as unknown as RelayStatus }] });
  const { publish } = bus;
  bus.publish = async (message) => {
    if ((message.data as { part: string }).part === 'relay') throw new Error('The relay is not published.');
    await publish(message);
  };
  await expect(sample()).rejects.toThrow('not published');
  expect(published.map(({ type }) => type)).toEqual([stalled]);
});
