import type { Meilisearch } from 'meilisearch';
import { analyzerVersion, toIndexedDocument, indexSettings, returnOnError } from './meilisearch-index.ts';
import type { IndexWriter, KnowledgeDocument } from './search-engine.ts';

interface CheckpointDocument {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly position: string;
  readonly analysis: number;
}

/**
 * Position of an index, stored on the same server, so that an emptied or replaced server has none and is rebuilt. The server processes its
 * queue in order, so the position is never ahead of the documents.
 */
export function createMeilisearchCheckpoint(client: Meilisearch, uid: string) {
  const progressUid = `${uid}-progress`;
  const index = client.index<CheckpointDocument>(progressUid);
  return {
    setUp: async (): Promise<void> => {
      const { taskUid } = await client.createIndex(progressUid, { primaryKey: 'id' });
      await waitForTask(client, taskUid, 'index_already_exists');
    },
    position: async (): Promise<string | null> => {
      const stored = await index.getDocument(uid).catch(returnOnError('document_not_found', null));
      return stored?.analysis === analyzerVersion ? stored.position : null;
    },
    saveCheckpoint: async (position: string): Promise<void> => {
      const { taskUid } = await index.addDocuments([{ id: uid, position, analysis: analyzerVersion }]);
      await waitForTask(client, taskUid);
    },
  };
}

const batchSize = 5_000;
/** Timeout of a task in milliseconds; the first task of a server may load a dictionary. */
const taskTimeout = { timeout: 120_000, interval: 20 };

interface MeilisearchWriter extends IndexWriter {
  /** Creates the index if it does not exist, and updates its settings. */
  setUp(): Promise<void>;
  /** Waits for the queued tasks of this writer. @throws Error if one failed */
  waitUntilIndexed(): Promise<void>;
}

/** Writes to one index. The server queues writes durably and processes them in order. */
export function createMeilisearchWriter(client: Meilisearch, uid: string): MeilisearchWriter {
  const index = client.index(uid);
  const pending = new Set<number>();

  const trackTask = async (task: PromiseLike<{ taskUid: number }>) => {
    pending.add((await task).taskUid);
  };
  const waitUntilIndexed = async () => {
    for (const taskUid of pending) {
      pending.delete(taskUid);
      await waitForTask(client, taskUid);
    }
  };
  return {
    index: async (documents: readonly KnowledgeDocument[]) => {
      for (let start = 0; start < documents.length; start += batchSize) {
        await trackTask(index.addDocuments(documents.slice(start, start + batchSize).map(toIndexedDocument)));
      }
    },
    remove: async (ids) => {
      if (ids.length > 0) await trackTask(index.deleteDocuments([...ids]));
    },
    setUp: async () => {
      const { taskUid } = await client.createIndex(uid, { primaryKey: 'id' });
      await waitForTask(client, taskUid, 'index_already_exists');
      await trackTask(index.updateSettings(indexSettings));
      await waitUntilIndexed();
    },
    waitUntilIndexed,
  };
}

/** Waits for a task. @throws Error with the server's reason if it failed, except with the code `tolerated` */
export async function waitForTask(client: Meilisearch, taskUid: number, tolerated?: string): Promise<void> {
  const { status, type, error } = await client.tasks.waitForTask(taskUid, taskTimeout);
  if (status === 'succeeded' || (tolerated !== undefined && error?.code === tolerated)) return;
  throw new Error(`Meilisearch: ${type} ${status}: ${error?.message ?? 'no reason given'}`);
}
