import { answerCategory } from '@aera/contracts';
import { unreachable } from '@aera/event-store/decider';
import type { KnowledgeDocument } from '../engine/search-engine.ts';
import { toPlainText } from '../markdown/parse-markdown.ts';
import type { DocumentEvent } from './document.ts';

/** Effect of an event on an index: adds, replaces or removes a document; null for no effect. */
type IndexChange = { readonly put: KnowledgeDocument } | { readonly remove: string } | null;

export function toIndexChange({ type, data }: DocumentEvent): IndexChange {
  switch (type) {
    case 'ArticleSeeded':
      return { put: toKnowledgeDocument('article', data) };
    case 'PagePublished':
      return { put: toKnowledgeDocument('page', data) };
    case 'AnswerPublished': {
      const { documentId, question: title, answer: content, publishedAt } = data;
      return {
        put: toKnowledgeDocument('answer', {
          documentId,
          title,
          content,
          category: answerCategory,
          sourcePage: null,
          publishedAt,
        }),
      };
    }
    case 'ArticlePublished': {
      const { markdown, ...metadata } = data;
      return {
        put: toKnowledgeDocument('article', { ...metadata, content: toPlainText(markdown) }),
      };
    }
    case 'ArticleUnpublished':
    case 'AnswerUnpublished':
    case 'PageUnpublished':
      return { remove: data.documentId };
    case 'ArticleCreated':
    case 'ArticleRevised':
      return null;
    default:
      return unreachable(type);
  }
}

interface PublishedContent {
  readonly documentId: string;
  readonly title: string;
  readonly content: string;
  readonly category: string;
  readonly sourcePage: string | null;
  readonly publishedAt: string;
}

/** Picks the indexed fields; the event may have more. */
const toKnowledgeDocument = (
  kind: KnowledgeDocument['kind'],
  { documentId: id, title, content, category, sourcePage, publishedAt }: PublishedContent,
): KnowledgeDocument => ({
  id,
  kind,
  title,
  content,
  category,
  sourcePage,
  publishedAt,
});
