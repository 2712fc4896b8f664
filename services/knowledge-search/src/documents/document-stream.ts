import { documentPublished, documentUnpublished } from '@aera/contracts/server';
import { defineStream, type EventMetadata, type EventStore } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import { draft, type MessageDraft } from '@aera/service-kit';
import { type DocumentCommand, documentDecider } from './decide-document.ts';
import type { DocumentEvent } from './document.ts';

export const documentStream = defineStream('document', documentDecider, { toDraft: toMessage });

/** Handles one command on the stream of its document. */
export type HandleDocument = (command: DocumentCommand, metadata?: EventMetadata) => Promise<void>;

export const createDocumentHandler =
  (store: EventStore): HandleDocument =>
  async (command, metadata) => {
    await store.stream(documentStream).handle([command.data.documentId], command, { metadata });
  };

/** Messages to other services: which articles and answers are searchable. Drafts are not published. */
function toMessage({ type, data }: DocumentEvent): MessageDraft | null {
  switch (type) {
    case 'ArticleSeeded': {
      const { documentId, title, publishedAt } = data;
      return draft(documentPublished, { documentId, kind: 'article', title, publishedAt });
    }
    case 'ArticlePublished': {
      const { documentId, title, publishedAt } = data;
      return draft(documentPublished, { documentId, kind: 'article', title, publishedAt });
    }
    case 'AnswerPublished': {
      const { documentId, question: title, publishedAt } = data;
      return draft(documentPublished, { documentId, kind: 'answer', title, publishedAt });
    }
    case 'ArticleUnpublished': {
      const { documentId, unpublishedAt } = data;
      return draft(documentUnpublished, { documentId, unpublishedAt });
    }
    case 'AnswerUnpublished': {
      const { documentId, unpublishedAt } = data;
      return draft(documentUnpublished, { documentId, unpublishedAt });
    }
    case 'ArticleCreated':
    case 'ArticleRevised':
    case 'PagePublished':
    case 'PageUnpublished':
      return null;
    default:
      return unreachable(type);
  }
}
