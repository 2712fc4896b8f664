import { Meilisearch } from 'meilisearch';
import { createMeilisearchReader } from './meilisearch-reader.ts';
import { createMeilisearchWriter, finished } from './meilisearch-writer.ts';
import type { SearchEngine } from './search-engine.ts';

export interface MeilisearchOptions {
  readonly url: string;
  readonly apiKey?: string;
  /** Name of the index; `<index>-next` is used while it is rebuilt. */
  readonly index?: string;
}

/** An engine on a Meilisearch server (1.21 and newer), shared by all instances of the service. */
export async function createMeilisearchEngine(options: MeilisearchOptions): Promise<SearchEngine> {
  const { url, apiKey, index: uid = 'knowledge' } = options;
  const client = new Meilisearch({
    host: url,
    apiKey,
    timeout: 30_000,
    // Node asks for gzip, which costs the server 40 ms for every answer over 2 kB.
    requestInit: { headers: { 'accept-encoding': 'identity' } },
  });
  const writer = createMeilisearchWriter(client, uid);
  await writer.setUp();

  return {
    name: 'meilisearch',
    ...createMeilisearchReader(client, uid),
    index: writer.index,
    remove: writer.remove,
    settled: writer.settled,
    rebuild: async (fill) => {
      const nextUid = `${uid}-next`;
      const drop = async () => finished(client, (await client.deleteIndex(nextUid)).taskUid, 'index_not_found');
      await drop();
      const next = createMeilisearchWriter(client, nextUid);
      await next.setUp();
      await fill(next);
      await next.settled();
      await finished(client, (await client.swapIndexes([{ indexes: [uid, nextUid], rename: false }])).taskUid);
      await drop();
    },
    close: async () => {},
  };
}
