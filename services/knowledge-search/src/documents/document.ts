import { unreachable } from '@aera/domain';

export interface Article {
  documentId: string;
  title: string;
  /** Plain text. */
  content: string;
  category: string;
  /** Route of the page that says more. */
  sourcePage: string;
}

export interface Answer {
  /** The id of the question: an answered question is one document, however often the news of it comes. */
  documentId: string;
  question: string;
  answer: string;
}

/** What can have happened to a document. Nothing in it is personal: a steward chose to publish every word. */
export type DocumentEvent =
  | { type: 'ArticlePublished'; data: Article & { publishedAt: string } }
  | { type: 'AnswerPublished'; data: Answer & { publishedAt: string } };

export type Document = { status: 'absent' } | { status: 'published' };

export const initialDocument = (): Document => ({ status: 'absent' });

export function evolveDocument(_: Document, { type }: DocumentEvent): Document {
  switch (type) {
    case 'ArticlePublished':
    case 'AnswerPublished':
      return { status: 'published' };
    default:
      return unreachable(type);
  }
}

export const documentStream = (documentId: string): string => `document-${documentId}`;
