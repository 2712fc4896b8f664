import {
  startOfLog,
  type Checkpoint,
  compareCheckpoints,
  type EventStore,
  isEventOf,
  type StoredEvent,
} from '@aera/event-store';
import type { Log, Workers } from '@aera/service-kit';
import { documentStream } from '../documents/document-stream.ts';
import { toIndexChange } from '../documents/index-change.ts';
import type { IndexWriter, KnowledgeDocument, SearchEngine } from '../engine/search-engine.ts';
import { type IndexerLock, noLock } from './indexer-lock.ts';
import { noRebuildQueue, type RebuildQueue } from './rebuild-queue.ts';

interface IndexFeedOptions {
  readonly store: Pick<EventStore, 'readLog' | 'tail' | 'watch'>;
  readonly engine: SearchEngine;
  readonly log: Log;
  readonly workers: Workers;
  /** Needed when several instances feed one index. */
  readonly lock?: IndexerLock;
  /** Where a rebuild is asked for. */
  readonly rebuilds?: RebuildQueue;
}

/** Keeps an index abreast of the event log. */
export interface Indexer {
  start(): void;
  stop(): Promise<void>;
  /** @throws while there is no index to search in */
  ready(): Promise<void>;
}

const pageSize = 500;

/**
 * Follows the log from the position that the index itself keeps. An index without one (new, emptied, or made by another
 * analysis) or ahead of the log (the database was reset) is rebuilt from the beginning, beside the live one.
 */
export function createIndexer({
  store,
  engine,
  log,
  workers,
  lock = noLock,
  rebuilds = noRebuildQueue,
}: IndexFeedOptions): Indexer {
  let unwatch = () => {};
  let compared = false;

  /** Writes everything after a position, page by page; answers where that leads. */
  const write = async (
    writer: IndexWriter,
    after: Checkpoint,
    stopping: AbortSignal,
    written: (at: Checkpoint, events: number) => Promise<void> = async () => {},
  ) => {
    for (let at = after; ;) {
      stopping.throwIfAborted();
      const { events, checkpoint } = await store.readLog({ after: at, limit: pageSize });
      if (events.length === 0) return at;
      await applyEvents(writer, events);
      at = checkpoint;
      await written(at, events.length);
    }
  };
  const isAhead = async (position: string) =>
    !compared && compareCheckpoints(position, await store.tail()) > 0;
  const round = async (stopping: AbortSignal) => {
    if (!(await lock.tryAcquire())) return;
    const position = await engine.position();
    const wanted = await rebuilds.wanted();
    if (position === null || wanted !== null || (await isAhead(position))) {
      log.info({ engine: engine.name }, 'building the search index');
      const build = (done: (events: number) => Promise<void>) =>
        engine.rebuild((next) => write(next, startOfLog, stopping, (_, events) => done(events)));
      await (wanted === null ? build(async () => {}) : rebuilds.run(wanted, build));
    } else {
      await write(engine, position as Checkpoint, stopping, async (at) => {
        await engine.settled();
        await engine.saveCheckpoint(at);
      });
    }
    compared = true;
  };
  const loop = workers.schedule('Search index', round);

  return {
    start: () => {
      unwatch = store.watch(loop.wake);
      loop.start();
    },
    stop: async () => {
      unwatch();
      await loop.stop();
      await lock.release();
    },
    ready: async () => {
      if ((await engine.position()) === null) throw new Error('the search index is being built');
    },
  };
}

/** Brings an index from before some events to after them: the last word on each document counts. */
export async function applyEvents(writer: IndexWriter, events: readonly StoredEvent[]): Promise<void> {
  const changes = new Map<string, KnowledgeDocument | null>();
  for (const change of events.filter(isEventOf(documentStream)).map(toIndexChange)) {
    if (change === null) continue;
    if ('put' in change) changes.set(change.put.id, change.put);
    else changes.set(change.remove, null);
  }
  const put = [...changes.values()].filter((document) => document !== null);
  const gone = [...changes].filter(([, document]) => document === null).map(([id]) => id);
  if (put.length > 0) await writer.index(put);
  if (gone.length > 0) await writer.remove(gone);
}
