import type { Meilisearch } from 'meilisearch';
import { analysisVersion } from './analysis-version.ts';
import { instead } from './meilisearch-errors.ts';
import { finished } from './meilisearch-writer.ts';

interface Progress {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly position: string;
  readonly analysis: number;
}

/**
 * How far an index has come, kept in the server beside it: a server that was emptied or exchanged has come nowhere, and
 * is filled again. The server works off its queue in order, so the position never overtakes the documents before it.
 */
export function createMeilisearchProgress(client: Meilisearch, uid: string) {
  const progressUid = `${uid}-progress`;
  const index = client.index<Progress>(progressUid);
  return {
    setUp: async (): Promise<void> => {
      const { taskUid } = await client.createIndex(progressUid, { primaryKey: 'id' });
      await finished(client, taskUid, 'index_already_exists');
    },
    position: async (): Promise<string | null> => {
      const kept = await index.getDocument(uid).catch(instead('document_not_found', null));
      return kept?.analysis === analysisVersion ? kept.position : null;
    },
    moveTo: async (position: string): Promise<void> => {
      const { taskUid } = await index.addDocuments([{ id: uid, position, analysis: analysisVersion }]);
      await finished(client, taskUid);
    },
  };
}
