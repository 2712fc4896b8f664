import { setImmediate as aTurnOfTheLoop } from 'node:timers/promises';
import type { Checkpoint, StoredEvent } from '@aera/event-store';
import { createLog, createWorkers } from '@aera/service-kit';
import { eventually } from '@aera/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../engine/embedded-engine.ts';
import { type SearchEngine, analyzeQuery } from '../engine/search-engine.ts';
import type { IndexerLock } from './indexer-lock.ts';
import { createIndexer, type Indexer } from './indexer.ts';

/** An in-memory log with two events per page. */
function aLog(...titles: string[]) {
  const events: StoredEvent[] = [];
  let wake = () => {};
  const createCheckpoint = (position: number) => `1:${position}` as Checkpoint;
  return {
    publish: (title: string) => {
      const data = {
        documentId: title,
        question: title,
        answer: '…',
        publishedAt: '2025-01-01T00:00:00.000Z',
      };
      events.push({ type: 'AnswerPublished', stream: 'document', data } as unknown as StoredEvent);
      wake();
    },
    fill() {
      titles.forEach(this.publish);
      return this;
    },
    readLog: async ({ after }: { after: Checkpoint }) => {
      const from = Number(after.split(':')[1]);
      const page = events.slice(from, from + 2);
      return { events: page, checkpoint: createCheckpoint(from + page.length), hasGap: false };
    },
    tail: async () => createCheckpoint(events.length),
    watch: (listener: () => void) => {
      wake = listener;
      return () => {
        wake = () => {};
      };
    },
  };
}

describe('the indexer', () => {
  let feed: Indexer | undefined;
  afterEach(() => feed?.stop());

  const log = createLog('knowledge-search', 'silent');
  const follow = (store: ReturnType<typeof aLog>, engine: SearchEngine, lock?: IndexerLock) => {
    feed = createIndexer({
      store,
      engine,
      log,
      workers: createWorkers({ log, clock: () => new Date() }),
      lock,
    });
    feed.start();
    return feed;
  };
  const finds = (engine: SearchEngine, title: string) =>
    eventually(async () => (await engine.search(analyzeQuery(title), 1)).documents[0]?.id === title);
  const total = async (engine: SearchEngine) => (await engine.frequencies([])).total;

  it('builds a new index from the whole log, and is ready then', async () => {
    const engine = createEmbeddedEngine();
    const feed = follow(aLog('ship', 'boat', 'raft').fill(), engine);
    await expect(feed.ready()).rejects.toThrow('being built');
    await eventually(() => feed.ready().then(() => true));
    expect([await total(engine), await engine.position()]).toEqual([3, '1:3']);
  });

  it('is ready with an empty log', async () => {
    const feed = follow(aLog(), createEmbeddedEngine());
    await eventually(() => feed.ready().then(() => true));
  });

  it('follows the log as it grows', async () => {
    const [engine, store] = [createEmbeddedEngine(), aLog('ship').fill()];
    follow(store, engine);
    await finds(engine, 'ship');
    for (const title of ['boat', 'raft', 'canoe']) store.publish(title);
    await finds(engine, 'canoe');
    expect([await total(engine), await engine.position()]).toEqual([4, '1:4']);
  });

  it('resumes at the index’s checkpoint', async () => {
    const engine = createEmbeddedEngine();
    await engine.saveCheckpoint('1:2');
    follow(aLog('ship', 'boat', 'raft').fill(), engine);
    await finds(engine, 'raft');
    expect(await total(engine)).toBe(1);
  });

  it('rebuilds an index that is ahead of the log, because the log was reset', async () => {
    const engine = createEmbeddedEngine();
    await engine.saveCheckpoint('1:99');
    follow(aLog('ship').fill(), engine);
    await finds(engine, 'ship');
    expect(await engine.position()).toBe('1:1');
  });

  it('stops in the middle of a long log without reporting an error', async () => {
    const [engine, store] = [createEmbeddedEngine(), aLog('ship').fill()];
    let pages = 0;
    const endless = {
      ...store,
      readLog: async () => {
        pages += 1;
        await aTurnOfTheLoop();
        return store.readLog({ after: '1:0' as Checkpoint });
      },
    };
    const feed = follow(endless, engine);
    await eventually(() => pages > 3);
    await feed.stop();
    expect(await engine.position()).toBe(null);
  });

  it('retries a failed batch and skips nothing', async () => {
    const engine = createEmbeddedEngine();
    await engine.saveCheckpoint('1:0');
    let failures = 2;
    const failing: SearchEngine = {
      ...engine,
      waitUntilIndexed: async () => {
        if (failures-- > 0) throw new Error('the engine is down');
      },
    };
    follow(aLog('ship', 'boat', 'raft').fill(), failing);
    await finds(engine, 'raft');
    expect(await total(engine)).toBe(3);
    await eventually(async () => (await engine.position()) === '1:3');
  });

  it('leaves a shared index to the lock holder until the lock is free', async () => {
    const engine = createEmbeddedEngine();
    let [held, asked] = [false, 0];
    const lock: IndexerLock = {
      tryAcquire: async () => {
        asked += 1;
        return held;
      },
      release: async () => {},
    };
    const store = aLog('ship').fill();
    follow(store, engine, lock);
    await eventually(() => asked > 0);
    expect(await engine.position()).toBe(null);
    held = true;
    store.publish('boat');
    await finds(engine, 'boat');
  });
});
