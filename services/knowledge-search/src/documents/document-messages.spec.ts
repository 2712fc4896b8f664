import { documentPublished, documentUnpublished } from '@aera/contracts/server';
import type { StoredEvent } from '@aera/event-store';
import { expect, it } from 'vitest';
import { documentStream } from './document-stream.ts';

const at = '2026-01-01T00:00:00.000Z';
const text = { title: 'Trusts', category: 'law', sourcePage: '/learn', version: 2, stewardId: 's' };
const article = { documentId: 'd', kind: 'article', title: 'Trusts', publishedAt: at };
const answer = { documentId: 'd', kind: 'answer', title: 'Why?', publishedAt: at };
const unpublished = { documentId: 'd', unpublishedAt: at };

it.each([
  [
    'ArticleSeeded',
    { documentId: 'd', ...text, content: 'Text', publishedAt: at },
    documentPublished,
    article,
  ],
  [
    'ArticlePublished',
    { documentId: 'd', ...text, markdown: '# Text', publishedAt: at },
    documentPublished,
    article,
  ],
  [
    'AnswerPublished',
    { documentId: 'd', question: 'Why?', answer: 'So.', publishedAt: at },
    documentPublished,
    answer,
  ],
  ['ArticleUnpublished', { ...unpublished, version: 2, stewardId: 's' }, documentUnpublished, unpublished],
  ['AnswerUnpublished', unpublished, documentUnpublished, unpublished],
])('publishes of %s only the fields of its message', (type, data, kind, message) =>
  expect(documentStream.toDraft?.({ type, data } as StoredEvent<never>)).toEqual({ kind, data: message }),
);
