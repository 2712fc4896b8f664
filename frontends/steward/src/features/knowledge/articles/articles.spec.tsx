import {
  type ArticleSummary,
  type ResponseOf,
  type StewardArticle,
  createArticle,
  readStewardArticle,
  readArticleVersion,
  listArticles,
  previewMarkdown,
  publishArticle,
  reviseArticle,
  unpublishArticle,
} from '@aera/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { safeSessionStorage } from '@aera/frontend-kit';
import { axeViolations } from '@aera/ui/testing';
import { toDraftKey } from '@aera/frontend-kit/drafts';
import { renderAt, where } from '../../../testing/render-at.tsx';

const api = setUpFakeApi();

const summary: ArticleSummary = {
  id: 'cost-of-a-trust',
  title: 'What does a trust cost?',
  category: 'Trusts',
  state: 'changed',
  version: 3,
  liveVersion: 2,
  updatedAt: '2025-07-05T12:00:00.000Z',
  publishedAt: '2025-07-04T12:00:00.000Z',
};
const article: StewardArticle = {
  ...summary,
  markdown: 'It costs **nothing**.',
  sourcePage: '/trusts',
  blocks: [{ type: 'paragraph', line: [{ text: 'It costs nothing.' }] }],
  history: [
    {
      kind: 'revised',
      version: 3,
      at: '2025-07-05T12:00:00.000Z',
      stewardId: 's-1',
      title: 'What does a trust cost?',
    },
    { kind: 'created', version: 1, at: '2025-07-04T11:00:00.000Z', stewardId: null, title: 'Cost' },
  ],
  gapId: null,
};
const empty = { draft: 0, published: 0, changed: 0, unpublished: 0 };

beforeEach(() => {
  serveSignedInSteward(api);
  api.on(listArticles, () => ({
    articles: [summary],
    total: 1,
    counts: { ...empty, changed: 1 },
    categories: ['Trusts', 'Notices'],
  }));
  api.on(readStewardArticle, () => article);
  api.on(previewMarkdown, ({ body }): ResponseOf<typeof previewMarkdown> => ({
    blocks: [{ type: 'paragraph', line: [{ text: body.markdown.replaceAll('*', '') }] }],
    warnings: body.markdown.includes('<') ? ['HTML is shown as it is written.'] : [],
  }));
});

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const type = async (name: string | RegExp, value: string) =>
  void fireEvent.change(await field(name), { target: { value } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const editor = '/admin/knowledge/articles/cost-of-a-trust';

describe('the list of articles', () => {
  it('shows the status of each with a link', async () => {
    renderAt('/admin/knowledge');
    const row = (await screen.findByRole('link', { name: summary.title })).closest('tr') as HTMLElement;
    expect(within(row).getByText('Unpublished changes')).toBeTruthy();
    expect(within(row).getByText('3 (live: 2)')).toBeTruthy();
    expect(screen.getByText('Showing 1 to 1 of 1 articles')).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(within(row).getByRole('link'));
    await waitFor(() => expect(where()).toBe(editor));
  });

  it('is filtered by state, category and text in the URL', async () => {
    renderAt('/admin/knowledge/articles?state=changed');
    await screen.findByRole('link', { name: summary.title });
    await userEvent.selectOptions(await field('Category'), 'Notices');
    await type('Search titles', ' cost ');
    await press('Search');
    expect(where()).toBe('/admin/knowledge/articles?state=changed&category=Notices&q=cost');
    await waitFor(() =>
      expect(api.calls(listArticles).at(-1)?.query).toMatchObject({
        state: 'changed',
        category: 'Notices',
        q: 'cost',
      }),
    );
  });

  it('keeps the focus in the search field, which shows the search that applies', async () => {
    renderAt('/admin/knowledge/articles');
    const search = await field('Search titles');
    await userEvent.type(search, 'cost {Enter}');
    await waitFor(() => expect(where()).toBe('/admin/knowledge/articles?q=cost'));
    expect(document.activeElement).toBe(search);
    expect(search.value).toBe('cost');
  });

  it('shows that no article matches the filters', async () => {
    api.on(listArticles, () => ({ articles: [], total: 0, counts: empty, categories: [] }));
    renderAt('/admin/knowledge/articles?q=mars');
    expect(await screen.findByText(/^No articles match these filters/)).toBeTruthy();
  });

  it('shows the error state with a retry button', async () => {
    api.on(listArticles, () => problem(503, 'Not now.'));
    renderAt('/admin/knowledge/articles');
    expect(await screen.findByText('Couldn’t load articles')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the article editor', () => {
  it('shows every invalid field and sends nothing', async () => {
    renderAt('/admin/knowledge/articles/new');
    await type(/^Related page/, 'https://elsewhere.example');
    await press('Save');
    expect((await field(/^Title/)).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(await field(/^Title/));
    expect(screen.getByText('Enter a path on this site, such as /trusts')).toBeTruthy();
    expect(api.calls(createArticle)).toHaveLength(0);
  });

  it('creates a draft, confirms it, and continues under its URL', async () => {
    api.on(createArticle, (): StewardArticle => ({
      ...article,
      state: 'draft',
      version: 1,
      liveVersion: null,
    }));
    renderAt('/admin/knowledge/articles/new');
    await type(/^Title/, ' What does a trust cost? ');
    await type(/^Category/, 'Trusts');
    await type(/^Text/, 'It costs **nothing**.');
    expect(await screen.findByText('It costs nothing.')).toBeTruthy();
    await press('Save');
    expect(await screen.findByText('Article saved')).toBeTruthy();
    expect(api.calls(createArticle).map(({ body }) => body)).toEqual([
      {
        key: expect.any(String),
        title: 'What does a trust cost?',
        category: 'Trusts',
        sourcePage: null,
        markdown: 'It costs **nothing**.',
      },
    ]);
    await waitFor(() => expect(where()).toBe(editor));
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
  });

  it('repeats a creation with its key, also after a reload, until the draft is changed', async () => {
    api.on(createArticle, () => problem(503, 'Not now.'));
    const { unmount } = renderAt('/admin/knowledge/articles/new');
    await type(/^Title/, 'What does a trust cost?');
    await type(/^Category/, 'Trusts');
    await type(/^Text/, 'It costs **nothing**.');
    await press('Save');
    expect(await screen.findByText('Couldn’t save the article')).toBeTruthy();
    await press('Save');
    await waitFor(() => expect(api.calls(createArticle)).toHaveLength(2));
    unmount();
    renderAt('/admin/knowledge/articles/new');
    await press('Save');
    await waitFor(() => expect(api.calls(createArticle)).toHaveLength(3));
    await type(/^Text/, 'It costs nothing.');
    await press('Save');
    await waitFor(() => expect(api.calls(createArticle)).toHaveLength(4));
    const [first, second, third, changed] = api.calls(createArticle).map(({ body }) => body.key);
    expect([second, third]).toEqual([first, first]);
    expect(changed).not.toBe(first);
  });

  it('saves and publishes in one step, each with its expected version', async () => {
    api.on(reviseArticle, () => ({ ...article, version: 4 }));
    api.on(publishArticle, (): StewardArticle => ({
      ...article,
      version: 4,
      liveVersion: 4,
      state: 'published',
    }));
    renderAt(editor);
    await type(/^Title/, 'The cost of a trust');
    await press('Save and publish');
    expect(await screen.findByText('Article published')).toBeTruthy();
    expect(api.calls(reviseArticle)[0]?.body).toMatchObject({ expectedVersion: 3 });
    expect(api.calls(publishArticle)[0]?.body).toEqual({ expectedVersion: 4 });
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it('unpublishes after confirmation', async () => {
    api.on(unpublishArticle, (): StewardArticle => ({ ...article, liveVersion: null, state: 'unpublished' }));
    renderAt(editor);
    await press('Unpublish');
    const dialog = await screen.findByRole('dialog', { name: 'Unpublish this article?' });
    expect(api.calls(unpublishArticle)).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByText('Article unpublished')).toBeTruthy();
    expect(api.calls(unpublishArticle)[0]?.body).toEqual({ expectedVersion: 3 });
  });

  it('keeps unsaved changes when the article is unpublished', async () => {
    api.on(unpublishArticle, (): StewardArticle => ({ ...article, liveVersion: null, state: 'unpublished' }));
    renderAt(editor);
    await type(/^Text/, 'My text');
    await press('Unpublish');
    const dialog = await screen.findByRole('dialog', { name: 'Unpublish this article?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByText('Article unpublished')).toBeTruthy();
    expect((await field(/^Text/)).value).toBe('My text');
    const [key = ''] = safeSessionStorage.keys(toDraftKey(''));
    expect(safeSessionStorage.get(key)).toContain('My text');
  });

  it('keeps the input across failures and reloads', async () => {
    api.on(reviseArticle, () => problem(503, 'Not now.'));
    const { unmount } = renderAt(editor);
    await type(/^Text/, 'My long text');
    await press('Save');
    expect(await screen.findByText('Couldn’t save the article')).toBeTruthy();
    expect((await field(/^Text/)).value).toBe('My long text');
    unmount();
    renderAt(editor);
    expect((await field(/^Text/)).value).toBe('My long text');
    await press('Discard changes');
    expect((await field(/^Text/)).value).toBe(article.markdown);
  });

  it('reports a concurrent change, and lets the steward choose a text', async () => {
    const theirs = { ...article, version: 4, markdown: 'Their text' };
    let hasConflict = false;
    api.on(reviseArticle, ({ body }) => {
      if (body.expectedVersion === 4) return { ...article, version: 5, markdown: body.markdown };
      hasConflict = true;
      return problem(409, 'Someone else saved it.', { code: 'article-changed', current: theirs });
    });
    renderAt(editor);
    await type(/^Text/, 'My text');
    await press('Save');
    expect(await screen.findByText('Someone else updated this article')).toBeTruthy();
    expect(hasConflict).toBe(true);
    expect((await field(/^Text/)).value).toBe('My text');
    await press('Keep my version');
    await press('Save');
    expect(await screen.findByText('Article saved')).toBeTruthy();
    expect(api.calls(reviseArticle).at(-1)?.body).toMatchObject({ markdown: 'My text', expectedVersion: 4 });
  });

  it('has no unsaved changes once the steward takes the text of another', async () => {
    const theirs = { ...article, version: 4, markdown: 'Their text' };
    api.on(reviseArticle, () =>
      problem(409, 'Someone else saved it.', { code: 'article-changed', current: theirs }),
    );
    renderAt(editor);
    await type(/^Text/, 'My text');
    await press('Save');
    await press('Use their version');
    expect((await field(/^Text/)).value).toBe('Their text');
    expect(screen.queryByText(/^Unsaved changes are kept/)).toBeNull();
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
  });

  it('shows earlier versions and restores one', async () => {
    api.on(readArticleVersion, ({ params }) => ({
      ...article,
      version: Number(params.version),
      title: 'Cost',
      markdown: 'The first text',
    }));
    renderAt(editor);
    await press('View text, Version 1');
    const dialog = await screen.findByRole('dialog', { name: 'Version 1' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Load into editor' }));
    expect((await field(/^Text/)).value).toBe('The first text');
    expect((await field(/^Title/)).value).toBe('Cost');
  });

  it('warns before an earlier version replaces unsaved changes', async () => {
    api.on(readArticleVersion, () => ({ ...article, markdown: 'The first text' }));
    renderAt(editor);
    await type(/^Text/, 'My text');
    await press('View text, Version 1');
    const dialog = await screen.findByRole('dialog', { name: 'Version 1' });
    expect(await within(dialog).findByText(/You have unsaved changes/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace my changes' }));
    expect((await field(/^Text/)).value).toBe('The first text');
  });

  it('shows the warnings of the preview, without axe violations', async () => {
    renderAt(editor);
    await type(/^Text/, 'A <b>bold</b> claim');
    expect(await screen.findByText('HTML is shown as it is written.')).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });
});
