import { unreachable } from '@aera/domain';
import type { KnowledgeDocument } from '../engine/knowledge-document.ts';
import type { DocumentEvent } from './document.ts';

/** The document that can be found after an event. */
export function documentOf({ type, data }: DocumentEvent): KnowledgeDocument {
  switch (type) {
    case 'ArticlePublished': {
      const { documentId, title, content, category, sourcePage, publishedAt } = data;
      return { id: documentId, kind: 'article', title, content, category, sourcePage, publishedAt };
    }
    case 'AnswerPublished': {
      const { documentId, question, answer, publishedAt } = data;
      const answered = { category: 'Answered question', sourcePage: null, publishedAt };
      return { id: documentId, kind: 'answer', title: question, content: answer, ...answered };
    }
    default:
      return unreachable(type);
  }
}
