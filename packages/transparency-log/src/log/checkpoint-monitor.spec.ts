import { generateKeyPairSync } from 'node:crypto';
import { checkpointPublished, type Message } from '@aera/contracts/server';
import type { Bus, LiveHandler } from '@aera/event-bus';
import { emptyTree, appendLeaves, hashLeaf } from '../index.ts';
import { describe, expect, it } from 'vitest';
import { createCheckpointSigner } from './checkpoint-signer.ts';
import { openLogKey } from './log-key.ts';
import { createCheckpointMonitor } from './checkpoint-monitor.ts';

const ignore = () => undefined;

const newKey = () =>
  openLogKey(
    JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })),
    'aera.example/log',
  );

/** Tables of a log with these entries. */
function readTables(entries: readonly string[]) {
  const { tree, nodes } = appendLeaves(
    emptyTree,
    entries.map((entry) => hashLeaf(Buffer.from(entry))),
  );
  const hashes = new Map(nodes.map(({ level, index, hash }) => [`${level}/${index}`, hash]));
  return { tree, hashOf: (level: number, index: number) => hashes.get(`${level}/${index}`)! };
}

/** Monitors an in-memory log, with a bus that delivers immediately. */
async function startMonitor({ mayShrink = true } = {}) {
  const key = await newKey();
  const alerts: string[] = [];
  const published: Message[] = [];
  let tables = readTables([]);
  let hear: LiveHandler = ignore;
  let check = async () => {};
  let isBusAway = false;

  const deliver = async (message: Message) => {
    published.push(message);
    await hear(message, { seq: published.length, time: new Date() });
  };
  const createCheckpoint = (entries: readonly string[], signer = key) =>
    createCheckpointSigner(async () => readTables(entries).tree, signer).signCurrent();
  const toMessage = (data: unknown) => ({ type: checkpointPublished.type, data }) as Message;

  createCheckpointMonitor({
    bus: {
      send: ({ body }: { body: string }) => deliver(JSON.parse(body) as Message),
      subscribeLive: (_: unknown, handler: LiveHandler) => {
        hear = handler;
        return { ready: Promise.resolve(), stop: async () => undefined };
      },
    } as unknown as Bus,
    publication: { stream: 'checkpoints', subject: 'checkpoints.log', kind: checkpointPublished },
    key,
    readNodes: async (places) => places.map(({ level, index }) => tables.hashOf(level, index)),
    signCurrentCheckpoint: async () => createCheckpointSigner(async () => tables.tree, key).signCurrent(),
    mayShrink,
    toMessage,
    onMismatch: async (mismatch) => {
      if (isBusAway) throw new Error('The bus is away.');
      alerts.push(mismatch);
      // A round trip to the bus.
      await new Promise((resolve) => setImmediate(resolve));
    },
    log: { info: ignore, warn: ignore, error: ignore },
    schedule: (run) => {
      check = run;
      return { start: ignore, stop: async () => undefined };
    },
    intervalMs: 10,
  }).start();

  return {
    alerts,
    published,
    setBusAway: (away: boolean) => (isBusAway = away),
    /** Runs a check on a log with these entries. */
    async look(...entries: string[]) {
      tables = readTables(entries);
      await check();
    },
    /** Publishes a checkpoint without the monitor. */
    async hears(entries: readonly string[], signer = key) {
      const { size, note } = await createCheckpoint(entries, signer);
      await deliver(toMessage({ origin: key.noteKey.name, size, note }));
    },
  };
}

describe('a checkpoint monitor', () => {
  it('publishes a checkpoint after the log has grown, one per size', async () => {
    const { look, published, alerts } = await startMonitor();
    await look();
    expect(published).toHaveLength(0);
    await look('a');
    await look('a');
    await look('a', 'b', 'c');
    expect(published.map(({ data }) => (data as { size: number }).size)).toEqual([1, 3]);
    expect(alerts).toEqual([]);
  });

  it.each([
    ['nothing was added', ['a', 'x']],
    ['more was added', ['a', 'x', 'c']],
  ])('raises the alert once when an entry was changed, and %s', async (_, changed) => {
    const { look, published, alerts } = await startMonitor();
    await look('a', 'b');
    await look(...changed);
    await look(...changed);
    expect(alerts).toEqual(['The first 2 entries don’t match the published checkpoint.']);
    expect(published).toHaveLength(1);
  });

  it('raises the alert again if it could not be published', async () => {
    const { look, alerts, setBusAway } = await startMonitor();
    await look('a', 'b');
    setBusAway(true);
    await expect(look('a', 'x')).rejects.toThrow('away');
    await expect(look('a', 'x')).rejects.toThrow('away');
    setBusAway(false);
    await look('a', 'x');
    await look('a', 'x');
    expect(alerts).toEqual(['The first 2 entries don’t match the published checkpoint.']);
  });

  it('raises the alert once when both ways to find a mismatch do at the same time', async () => {
    const { look, hears, alerts } = await startMonitor();
    await look('a', 'b');
    await Promise.all([hears(['a', 'x']), look('a', 'x')]);
    expect(alerts).toHaveLength(1);
  });

  it('raises the alert when a log that may not shrink is smaller than the published checkpoint', async () => {
    const { look, alerts, published } = await startMonitor({ mayShrink: false });
    await look('a', 'b', 'c');
    await look('a');
    await look('a', 'b', 'c', 'd');
    expect([alerts, published.length]).toEqual([['The log shrank from 3 to 1 entries.'], 1]);
  });

  it('raises no alert when a larger checkpoint is published during a check', async () => {
    const { look, hears, alerts } = await startMonitor({ mayShrink: false });
    await look('a');
    await Promise.all([look('a', 'b'), hears(['a', 'b', 'c'])]);
    expect(alerts).toEqual([]);
  });

  it('waits while the tables are behind the published checkpoint', async () => {
    const { look, alerts, published } = await startMonitor();
    await look('a', 'b', 'c');
    await look('a');
    await look('a', 'b', 'c');
    expect([alerts, published.length]).toEqual([[], 1]);
  });

  it('raises the alert when two checkpoints of one size differ, and ignores notes of other keys', async () => {
    const { look, hears, alerts } = await startMonitor();
    await look('a', 'b');
    await hears(['a', 'x'], await newKey());
    await hears(['a', 'b']);
    expect(alerts).toEqual([]);
    await hears(['a', 'x']);
    expect(alerts).toEqual(['Two checkpoints of 2 entries don’t match.']);
  });
});
