import type { EventMetadata, EventStore } from '@aera/event-store';
import { type DocumentCommand } from './decide-document.ts';
import { documentStream } from './document-stream.ts';

/** Carries out one command on its document's stream. */
export type HandleDocument = (command: DocumentCommand, metadata?: EventMetadata) => Promise<void>;

export const createDocumentHandler =
  (store: EventStore): HandleDocument =>
  async (command, metadata) => {
    await store.stream(documentStream).handle([command.data.documentId], command, { metadata });
  };
