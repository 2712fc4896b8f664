import { type Decider, unreachable } from '@aera/domain';
import {
  type Answer,
  type Article,
  type Document,
  type DocumentEvent,
  evolveDocument,
  initialDocument,
} from './document.ts';

export type DocumentCommand =
  | { type: 'PublishArticle'; data: Article; now: string }
  | { type: 'PublishAnswer'; data: Answer; now: string };

/** A document is published once: seeding again and hearing of an answer again add nothing. */
export function decideDocument({ type, data, now }: DocumentCommand, document: Document): DocumentEvent[] {
  if (document.status === 'published') return [];
  switch (type) {
    case 'PublishArticle':
      return [{ type: 'ArticlePublished', data: { ...data, publishedAt: now } }];
    case 'PublishAnswer':
      return [{ type: 'AnswerPublished', data: { ...data, publishedAt: now } }];
    default:
      return unreachable(type);
  }
}

export const documentDecider: Decider<DocumentCommand, DocumentEvent, Document> = {
  decide: decideDocument,
  evolve: evolveDocument,
  initial: initialDocument,
};
