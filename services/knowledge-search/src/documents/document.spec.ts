import { specFor } from '@aera/testing';
import { describe, it } from 'vitest';
import { type DocumentCommand, documentDecider } from './decide-document.ts';
import type { DocumentEvent } from './document.ts';

const given = specFor(documentDecider);
const now = '2025-01-01T00:00:00.000Z';
const later = '2025-02-01T00:00:00.000Z';

const article = {
  documentId: 'trusts',
  title: 'Trusts',
  content: 'Text.',
  category: 'Trusts',
  sourcePage: '/trusts',
};
const answer = { documentId: 'q1', question: 'Why?', answer: 'Because.' };
const publishArticle: DocumentCommand = { type: 'PublishArticle', data: article, now };
const publishAnswer: DocumentCommand = { type: 'PublishAnswer', data: answer, now };
const articlePublished: DocumentEvent = { type: 'ArticlePublished', data: { ...article, publishedAt: now } };
const answerPublished: DocumentEvent = { type: 'AnswerPublished', data: { ...answer, publishedAt: now } };

describe('publishing a document', () => {
  it('records an article', () => given().when(publishArticle).then(articlePublished));
  it('records an answer', () => given().when(publishAnswer).then(answerPublished));
  it('adds nothing when an article is seeded again', () =>
    given(articlePublished)
      .when({ ...publishArticle, now: later })
      .thenNothing());
  it('adds nothing when the news of an answer comes again', () =>
    given(answerPublished)
      .when({ ...publishAnswer, now: later })
      .thenNothing());
});
