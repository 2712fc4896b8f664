import { documentPublished } from '@aera/contracts';
import { draft, type MessageDraft } from '@aera/service-kit';
import { documentOf } from './document-of.ts';
import type { DocumentEvent } from './document.ts';

/** What the rest of the platform is told. */
export function documentMessage(event: DocumentEvent): MessageDraft {
  const { id, kind, title, publishedAt } = documentOf(event);
  return draft(documentPublished, { documentId: id, kind, title, publishedAt });
}
