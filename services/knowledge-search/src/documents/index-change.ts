import { unreachable } from '@aera/event-store/decider';
import type { KnowledgeDocument } from '../engine/search-engine.ts';
import { plainText } from '../markdown/parse-markdown.ts';
import type { DocumentEvent } from './document.ts';

/** Effect of an event on an index: adds, replaces or removes a document; null for no effect. */
type IndexChange = { readonly put: KnowledgeDocument } | { readonly remove: string } | null;

export function toIndexChange({ type, data }: DocumentEvent): IndexChange {
  switch (type) {
    case 'ArticleSeeded':
      return { put: { ...toKnowledgeDocument(data), kind: 'article' } };
    case 'PagePublished':
      return { put: { ...toKnowledgeDocument(data), kind: 'page' } };
    case 'AnswerPublished': {
      const { documentId: id, question: title, answer: content, publishedAt } = data;
      const answered = { category: 'Answered question', sourcePage: null, publishedAt };
      return { put: { id, kind: 'answer', title, content, ...answered } };
    }
    case 'ArticlePublished': {
      const { markdown, ...text } = data;
      return {
        put: {
          ...toKnowledgeDocument({ ...text, content: plainText(markdown) }),
          kind: 'article',
        },
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

interface PublishedText {
  readonly documentId: string;
  readonly title: string;
  readonly content: string;
  readonly category: string;
  readonly sourcePage: string | null;
  readonly publishedAt: string;
}

const toKnowledgeDocument = ({
  documentId: id,
  title,
  content,
  category,
  sourcePage,
  publishedAt,
}: PublishedText) => ({
  id,
  title,
  content,
  category,
  sourcePage,
  publishedAt,
});
