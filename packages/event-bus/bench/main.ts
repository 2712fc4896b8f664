import { randomUUID } from 'node:crypto';
import { eventually, startTestNats } from '@aera/testing';
import { median } from '@aera/testing/bench';
import {
  type Bus,
  connectBus,
  contextStream,
  createBatchingPublisher,
  eventBatchType,
} from '../src/index.ts';
import { createCountedMessage } from '../src/testing/messages.ts';

/**
 * Measures the effect of batching, on a server of its own with `sync_interval: always`:
 *
 *     node packages/event-bus/bench/main.ts [rounds]
 *
 * Publishing and consuming alternate, so that ratios are comparable although absolute numbers vary.
 */
const rounds = Number(process.argv[2] ?? 5);
const context = 'bench';
const subject = `events.${context}.batch`;

const rates = new Map<string, number[]>();

/** Runs `work` on this many events, and records events per second under `name`. */
async function measure(name: string, events: number, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  rates.set(name, [...(rates.get(name) ?? []), (events * 1_000) / (performance.now() - start)]);
}

/** Keeps `callers` calls in flight until `total` have completed. */
async function callers(count: number, total: number, call: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const caller = async () => {
    while (next < total) await call(next++);
  };
  await Promise.all(Array.from({ length: count }, caller));
}

async function publishing(bus: Bus): Promise<void> {
  const single = (n: number) => bus.publish(createCountedMessage(context, n));
  await measure('publish single, 1 caller', 500, () => callers(1, 500, single));
  await measure('publish single, 64 callers', 3_000, () => callers(64, 3_000, single));
  const publisher = createBatchingPublisher({ bus, subject, contentType: eventBatchType });
  const joined = (n: number) => publisher.publish(createCountedMessage(context, n));
  await measure('publish joined, 1 caller', 500, () => callers(1, 500, joined));
  await measure('publish joined, 64 callers', 20_000, () => callers(64, 20_000, joined));
  await measure('publish joined, 512 callers', 60_000, () => callers(512, 60_000, joined));
  await publisher.drain();
}

async function registerConsumer(bus: Bus, stream: string, events: number): Promise<void> {
  for (const [name, batches] of [
    ['consume one by one', false],
    ['consume in batches', true],
  ] as const) {
    let seen = 0;
    const durable = randomUUID();
    const label = `${name}, ${stream === 'single' ? 'one event a message' : '100 events a message'}`;
    await measure(label, events, async () => {
      const consumer = batches
        ? bus.consumeBatches({
            stream,
            durable,
            handle: async ({ payloads }) => void (seen += payloads.length),
          })
        : bus.consume({ stream, durable, each: () => void seen++ });
      await eventually(() => seen >= events, { timeout: 60_000, interval: 5 });
      await consumer.stop();
    });
  }
}

const nats = await startTestNats();
const bus = await connectBus({ servers: nats.url, name: 'bench' });
try {
  await bus.ensureStreams([contextStream(context), contextStream('single'), contextStream('joined')]);
  await callers(64, 10_000, (n) => bus.publish(createCountedMessage('single', n)));
  const filler = createBatchingPublisher({
    bus,
    subject: 'events.joined.batch',
    contentType: eventBatchType,
    maxBatch: 100,
  });
  await callers(800, 60_000, (n) => filler.publish(createCountedMessage('joined', n)));
  for (let round = 0; round < rounds; round++) {
    await publishing(bus);
    await registerConsumer(bus, 'single', 10_000);
    await registerConsumer(bus, 'joined', 60_000);
  }
  const base = median(rates.get('publish single, 64 callers') ?? []);
  for (const [name, values] of rates) {
    const rate = median(values);
    const ratio = (rate / base).toFixed(1);
    process.stdout.write(
      `${name.padEnd(48)} ${Math.round(rate).toLocaleString('en').padStart(10)} events/s  × ${ratio}\n`,
    );
  }
} finally {
  await bus.close();
  await nats.stop();
}
