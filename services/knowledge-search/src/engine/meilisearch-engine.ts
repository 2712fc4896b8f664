import { Meilisearch, MeilisearchRequestError } from 'meilisearch';
import { isIndexMissing } from './meilisearch-index.ts';
import { createMeilisearchCheckpoint, createMeilisearchWriter, waitForTask } from './meilisearch-writer.ts';
import { createMeilisearchReader } from './meilisearch-reader.ts';
import { EngineUnavailable, type SearchEngine } from './search-engine.ts';

interface MeilisearchOptions {
  readonly url: string;
  readonly apiKey?: string;
  /** Name of the index. `<index>-next` is used during a rebuild, `<index>-progress` stores the position. */
  readonly index?: string;
}

/** An engine on a Meilisearch server (1.21 and newer), shared by all instances of the service. Connects when used. */
export function createMeilisearchEngine(options: MeilisearchOptions): SearchEngine {
  const { url, apiKey, index: uid = 'knowledge' } = options;
  const nextUid = `${uid}-next`;
  const client = new Meilisearch({
    host: url,
    apiKey,
    timeout: 30_000,
    // Compression, which Node requests by default, costs the server 40 ms per response over 2 kB.
    requestInit: { headers: { 'accept-encoding': 'identity' } },
  });
  const reader = createMeilisearchReader(client, uid);
  const writer = createMeilisearchWriter(client, uid);
  const progress = createMeilisearchCheckpoint(client, uid);

  let setUp: Promise<unknown> | undefined;
  const ensureSetUp = async (): Promise<void> => {
    setUp ??= Promise.all([writer.setUp(), progress.setUp()]);
    await setUp.catch((error: unknown) => {
      setUp = undefined;
      throw error;
    });
  };
  /** Runs a call once the indexes exist, and again after creating them on a server that has lost its data. */
  const call = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      await ensureSetUp();
      const current = setUp;
      return await work().catch(async (error: unknown) => {
        if (!isIndexMissing(error)) throw error;
        // Of concurrent calls, the first one starts the set-up.
        if (setUp === current) setUp = undefined;
        await ensureSetUp();
        return work();
      });
    } catch (cause) {
      if (!(cause instanceof MeilisearchRequestError)) throw cause;
      throw new EngineUnavailable(`Meilisearch does not answer at ${url}`, { cause });
    }
  };
  const drop = async () =>
    waitForTask(client, (await client.deleteIndex(nextUid)).taskUid, 'index_not_found');

  return {
    name: 'meilisearch',
    search: (query, limit) => call(() => reader.search(query, limit)),
    frequencies: (terms) => call(() => reader.frequencies(terms)),
    documents: (ids) => call(() => reader.documents(ids)),
    suggest: (text, limit) => call(() => reader.suggest(text, limit)),
    index: (documents) => call(() => writer.index(documents)),
    remove: (ids) => call(() => writer.remove(ids)),
    waitUntilIndexed: () => call(writer.waitUntilIndexed),
    position: () => call(progress.position),
    saveCheckpoint: (position) => call(() => progress.saveCheckpoint(position)),
    rebuild: (fill) =>
      call(async () => {
        await drop();
        const next = createMeilisearchWriter(client, nextUid);
        await next.setUp();
        const position = await fill(next);
        await next.waitUntilIndexed();
        const swap = await client.swapIndexes([{ indexes: [uid, nextUid], rename: false }]);
        await waitForTask(client, swap.taskUid);
        await progress.saveCheckpoint(position);
        await drop();
      }),
    close: async () => {},
  };
}
