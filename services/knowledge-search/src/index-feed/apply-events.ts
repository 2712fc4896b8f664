import { isEventOf, type StoredEvent } from '@aera/event-store';
import { indexChangeOf } from '../documents/document-of.ts';
import { documentStream } from '../documents/document-stream.ts';
import type { KnowledgeDocument } from '../engine/knowledge-document.ts';
import type { IndexWriter } from '../engine/search-engine.ts';

/** Brings an index from before some events to after them: the last word on each document counts. */
export async function applyEvents(writer: IndexWriter, events: readonly StoredEvent[]): Promise<void> {
  const changes = new Map<string, KnowledgeDocument | null>();
  for (const change of events.filter(isEventOf(documentStream)).map(indexChangeOf)) {
    if (change === null) continue;
    if ('put' in change) changes.set(change.put.id, change.put);
    else changes.set(change.remove, null);
  }
  const put = [...changes.values()].filter((document) => document !== null);
  const gone = [...changes].filter(([, document]) => document === null).map(([id]) => id);
  if (put.length > 0) await writer.index(put);
  if (gone.length > 0) await writer.remove(gone);
}
