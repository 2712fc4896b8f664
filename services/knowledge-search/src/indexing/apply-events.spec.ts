import type { StoredEvent } from '@aera/event-store';
import { expect, it } from 'vitest';
import type { DocumentEvent } from '../documents/document.ts';
import { applyEvents } from './indexer.ts';

const at = '2025-01-01T00:00:00.000Z';
const text = { title: 'Deeds', markdown: '## A *deed*', category: 'Trusts', sourcePage: null };
const created = (documentId: string): DocumentEvent => ({
  type: 'ArticleCreated',
  data: { documentId, ...text, stewardId: 's', gap: null, createdAt: at },
});
const published = (documentId: string, markdown = text.markdown): DocumentEvent => ({
  type: 'ArticlePublished',
  data: { documentId, ...text, markdown, version: 1, stewardId: 's', publishedAt: at },
});
const unpublished = (documentId: string): DocumentEvent => ({
  type: 'ArticleUnpublished',
  data: { documentId, version: 1, stewardId: 's', unpublishedAt: at },
});

async function listChanges(...events: DocumentEvent[]) {
  const changes: [string, string[]][] = [];
  await applyEvents(
    {
      index: async (documents) =>
        void changes.push(['index', documents.map(({ id, content }) => `${id}: ${content}`)]),
      remove: async (ids) => void changes.push(['remove', [...ids]]),
    },
    events.map((event) => Object.assign({ stream: 'document' }, event) as StoredEvent),
  );
  return changes;
}

it('indexes published text only', async () =>
  expect(await listChanges(created('a'), published('b'))).toEqual([['index', ['b: A deed']]]));

it('removes unpublished documents', async () =>
  expect(await listChanges(unpublished('a'), published('b'))).toEqual([
    ['index', ['b: A deed']],
    ['remove', ['a']],
  ]));

it('uses the latest event of each document', async () => {
  expect(await listChanges(published('a'), unpublished('a'))).toEqual([['remove', ['a']]]);
  expect(await listChanges(published('a'), unpublished('a'), published('a', 'Again'))).toEqual([
    ['index', ['a: Again']],
  ]);
});
