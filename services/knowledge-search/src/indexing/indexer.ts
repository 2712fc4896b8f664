import {
  startOfLog,
  type Checkpoint,
  compareCheckpoints,
  type EventStore,
  isEventOf,
  type StoredEvent,
} from '@aera/event-store';
import type { ServiceContext } from '@aera/service-kit';
import { documentStream } from '../documents/document-stream.ts';
import { toIndexChange } from '../documents/index-change.ts';
import type { IndexWriter, KnowledgeDocument, SearchEngine } from '../engine/search-engine.ts';
import { type IndexerLock, noLock } from './indexer-lock.ts';
import { noRebuildQueue, type RebuildQueue } from './rebuild-queue.ts';

interface IndexerOptions extends Pick<ServiceContext, 'log' | 'workers'> {
  readonly store: Pick<EventStore, 'readLog' | 'tail' | 'watch'>;
  readonly engine: SearchEngine;
  /** Required if several instances write to one index. */
  readonly lock?: IndexerLock;
  readonly rebuilds?: RebuildQueue;
}

const pageSize = 500;

/**
 * Tails the log from the position that is stored with the index. An index without a position (new, emptied, or built by another analyzer
 * version) or ahead of the log (the database was reset) is rebuilt beside the live one.
 */
export function createIndexer({
  store,
  engine,
  log,
  workers,
  lock = noLock,
  rebuilds = noRebuildQueue,
}: IndexerOptions) {
  let unwatch = () => {};
  /** Whether the position was compared with the end of the log since the start. */
  let isCompared = false;

  /** Writes all events after a position, page by page. Returns the last position. */
  const write = async (
    writer: IndexWriter,
    after: Checkpoint,
    stopping: AbortSignal,
    onPage: (position: Checkpoint, events: number) => Promise<void> = async () => {},
  ) => {
    for (let position = after; ;) {
      stopping.throwIfAborted();
      const { events, checkpoint } = await store.readLog({ after: position, limit: pageSize });
      if (events.length === 0) return position;
      await applyEvents(writer, events);
      position = checkpoint;
      await onPage(position, events.length);
    }
  };
  const isAhead = async (position: string) =>
    !isCompared && compareCheckpoints(position, await store.tail()) > 0;
  const run = async (stopping: AbortSignal) => {
    if (!(await lock.tryAcquire())) return;
    const position = await engine.position();
    const rebuildId = await rebuilds.findPending();
    if (position === null || rebuildId !== null || (await isAhead(position))) {
      log.info({ engine: engine.name }, 'building the search index');
      const build = (done: (events: number) => Promise<void>) =>
        engine.rebuild((next) => write(next, startOfLog, stopping, (_, events) => done(events)));
      await (rebuildId === null ? build(async () => {}) : rebuilds.run(rebuildId, build));
    } else {
      await write(engine, position as Checkpoint, stopping, async (checkpoint) => {
        await engine.waitUntilIndexed();
        await engine.saveCheckpoint(checkpoint);
      });
    }
    isCompared = true;
  };
  const task = workers.schedule('Search index', run);

  return {
    start: (): void => {
      unwatch = store.watch(task.wake);
      task.start();
    },
    stop: async (): Promise<void> => {
      unwatch();
      await task.stop();
      await lock.release();
    },
    /** @throws Error while there is no index to search */
    ready: async (): Promise<void> => {
      if ((await engine.position()) === null) throw new Error('the search index is being built');
    },
  };
}

export type Indexer = ReturnType<typeof createIndexer>;

/** Applies events to an index. Only the last change of each document is written. */
export async function applyEvents(writer: IndexWriter, events: readonly StoredEvent[]): Promise<void> {
  const changes = new Map<string, KnowledgeDocument | null>();
  for (const change of events.filter(isEventOf(documentStream)).map(toIndexChange)) {
    if (change === null) continue;
    if ('put' in change) changes.set(change.put.id, change.put);
    else changes.set(change.remove, null);
  }
  const put = [...changes.values()].filter((document) => document !== null);
  const removed = [...changes].filter(([, document]) => document === null).map(([id]) => id);
  if (put.length > 0) await writer.index(put);
  if (removed.length > 0) await writer.remove(removed);
}
