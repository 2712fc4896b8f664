import type { Sql } from '@aera/event-store';
import { expect, it } from 'vitest';
import type { PageSection } from '../documents/document.ts';
import { computeFingerprint } from './site-pages-projection.ts';
import { publishPageSections } from './publish-page-sections.ts';

const page = (documentId: string, content = 'Text.'): PageSection => ({
  documentId,
  title: 'Title',
  content,
  category: 'Trusts',
  sourcePage: '/trusts',
});

/** Commands that `publishPageSections` issues for these pages and the published ones. */
async function listCommands(pages: readonly PageSection[], known: readonly PageSection[]) {
  const commands: string[] = [];
  const rows = known.map((each) => ({ id: each.documentId, fingerprint: computeFingerprint(each) }));
  await publishPageSections(pages, {
    sql: (async () => rows) as unknown as Sql,
    handle: async ({ type, data }) => void commands.push(`${type} ${data.documentId}`),
    now: '2025-01-01T00:00:00.000Z',
  });
  return commands;
}

it('publishes new and changed sections, and removes missing ones', async () =>
  expect(
    await listCommands(
      [page('same'), page('changed', 'New text.'), page('new')],
      [page('same'), page('changed'), page('gone')],
    ),
  ).toEqual(['PublishPage changed', 'PublishPage new', 'UnpublishPage gone']));

it('does nothing without changes', async () =>
  expect(await listCommands([page('same')], [page('same')])).toEqual([]));
