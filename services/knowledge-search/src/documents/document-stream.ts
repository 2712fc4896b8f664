import { documentPublished, documentUnpublished } from '@aera/contracts/server';
import { defineStream, type EventMetadata, type EventStore } from '@aera/event-store';
import { draftByType, draftOf } from '@aera/service-kit';
import { type DocumentCommand, documentDecider } from './decide-document.ts';
import type { DocumentEvent } from './document.ts';

const draftPublished = draftOf(documentPublished);

/** Other services learn which articles and answers are searchable. Drafts are not published. */
export const documentStream = defineStream('document', documentDecider, {
  toDraft: draftByType<DocumentEvent>({
    ArticleSeeded: (data) => draftPublished({ ...data, kind: 'article' }),
    ArticlePublished: (data) => draftPublished({ ...data, kind: 'article' }),
    AnswerPublished: (data) => draftPublished({ ...data, kind: 'answer', title: data.question }),
    ArticleUnpublished: draftOf(documentUnpublished),
    AnswerUnpublished: draftOf(documentUnpublished),
    ArticleCreated: null,
    ArticleRevised: null,
    PagePublished: null,
    PageUnpublished: null,
  }),
});

/** Handles one command on the stream of its document. */
export type HandleDocument = (command: DocumentCommand, metadata?: EventMetadata) => Promise<void>;

export const createDocumentHandler =
  (store: EventStore): HandleDocument =>
  async (command, metadata) => {
    await store.stream(documentStream).handle([command.data.documentId], command, { metadata });
  };
