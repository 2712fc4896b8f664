import type { EventMetadata, EventStore } from '@aera/event-store';
import type { KnowledgeEvent } from '../knowledge-event.ts';
import { type DocumentCommand, documentDecider } from './decide-document.ts';
import { documentStream } from './document.ts';

/** Carries out one command on its document's stream. */
export type HandleDocument = (command: DocumentCommand, metadata?: EventMetadata) => Promise<void>;

export const handleDocumentWith =
  (store: EventStore<KnowledgeEvent>): HandleDocument =>
  async (command, metadata) => {
    await store.handle(documentDecider, documentStream(command.data.documentId), command, metadata);
  };
