import {
  type ContentGap,
  type StewardArticle,
  createArticleFromGap,
  dismissGap,
  listClosedGaps,
  listArticles,
  listGaps,
  previewMarkdown,
  restoreGap,
} from '@aera/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';

const api = setUpFakeApi();

const gap: ContentGap = {
  id: 'a'.repeat(32),
  query: 'may a trust own a boat',
  otherQueries: ['boat in a trust'],
  variants: 1,
  visitors: 7,
  searches: 9,
  firstSearchedAt: '2025-07-04T12:00:00.000Z',
  lastSearchedAt: '2025-07-05T12:00:00.000Z',
  article: null,
};
const span = {
  from: '2025-07-01T00:00:00.000Z',
  to: '2025-07-02T00:00:00.000Z',
  searches: 4,
  visitors: 3,
  searchesWithAnswer: 1,
  answerRate: 0.25,
  clickedAnyResult: 1,
  clickedThisArticle: 0,
};

const saved: StewardArticle = {
  id: 'boats',
  title: 'Boats',
  category: 'Questions',
  state: 'draft',
  version: 1,
  liveVersion: null,
  updatedAt: gap.lastSearchedAt,
  publishedAt: null,
  markdown: '',
  sourcePage: null,
  blocks: [],
  history: [],
  gapId: gap.id,
};

beforeEach(() => {
  serveSignedInSteward(api);
  api.on(listArticles, () => ({
    articles: [],
    total: 0,
    counts: { draft: 0, published: 0, changed: 0, unpublished: 0 },
    categories: [],
  }));
  api.on(previewMarkdown, () => ({ blocks: [], warnings: [] }));
  api.on(listGaps, () => ({ gaps: [gap], total: 1 }));
  api.on(listClosedGaps, () => ({ gaps: [], total: 0 }));
});

it('lists unanswered searches with their variants', async () => {
  renderAt('/admin/knowledge/gaps');
  const row = (await screen.findByText(gap.query)).closest('tr') as HTMLElement;
  expect(within(row).getByText('7')).toBeTruthy();
  expect(within(row).getByText('boat in a trust')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it('counts the variants that are not listed', async () => {
  api.on(listGaps, () => ({ gaps: [{ ...gap, variants: 40 }], total: 1 }));
  renderAt('/admin/knowledge/gaps');
  expect(await screen.findByText('40 variants')).toBeTruthy();
  expect(screen.getByText('and 39 more')).toBeTruthy();
});

it('changes the period, which changes the URL', async () => {
  renderAt('/admin/knowledge/gaps');
  await userEvent.selectOptions(await screen.findByLabelText('Period'), '7');
  expect(where()).toBe('/admin/knowledge/gaps?days=7');
  await waitFor(() => expect(api.calls(listGaps).at(-1)?.query['days']).toBe('7'));
});

/** Opens the form of a new article for the gap and fills it in. */
async function writeArticle() {
  renderAt('/admin/knowledge/gaps');
  await userEvent.click(await screen.findByRole('link', { name: `Create article for “${gap.query}”` }));
  await userEvent.type(await screen.findByLabelText(/^Category/), 'Questions');
  await userEvent.type(screen.getByLabelText(/^Text/), 'It may.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

it('suggests the search as the title of an article, which is created when it is saved', async () => {
  api.on(createArticleFromGap, ({ body }): StewardArticle => ({ ...saved, ...body, sourcePage: null }));
  await writeArticle();
  await waitFor(() => expect(where()).toBe('/admin/knowledge/articles/boats'));
  const [call, ...others] = api.calls(createArticleFromGap);
  expect(call?.params).toEqual({ id: gap.id });
  expect(call?.body).toMatchObject({ title: 'May a trust own a boat', markdown: 'It may.' });
  expect(others).toEqual([]);
});

it('shows that the gap has the article of another steward', async () => {
  api.on(createArticleFromGap, () => problem(409, 'Someone else has already created an article.'));
  await writeArticle();
  expect(await screen.findByText('Someone else has already created an article.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Text/).value).toBe('It may.');
});

it('links to the existing article', async () => {
  const article = { id: 'boats', title: 'Boats', state: 'draft' as const };
  api.on(listGaps, () => ({ gaps: [{ ...gap, article }], total: 1 }));
  renderAt('/admin/knowledge/gaps');
  expect((await screen.findByRole('link', { name: 'Boats' })).getAttribute('href')).toBe(
    '/admin/knowledge/articles/boats',
  );
  expect(screen.queryByRole('link', { name: /^Create article/ })).toBeNull();
});

it('shows whether an article helped', async () => {
  const closed = { articleId: 'boats', title: 'Boats', state: 'published' as const };
  api.on(listClosedGaps, () => ({
    gaps: [
      {
        ...closed,
        publishedAt: gap.lastSearchedAt,
        before: span,
        after: { ...span, answerRate: 1, clickedThisArticle: 3 },
      },
      { ...closed, articleId: 'ships', title: 'Ships', publishedAt: null, before: null, after: null },
    ],
    total: 2,
  }));
  renderAt('/admin/knowledge/gaps');
  const row = (await screen.findByRole('link', { name: 'Boats' })).closest('tr');
  expect([...(row?.cells ?? [])].slice(1).map((cell) => cell.textContent)).toEqual([
    '25% of 4 searches answered',
    '100% of 4 searches answered',
    '3 of 4',
  ]);
  expect(screen.getByText('Not published yet')).toBeTruthy();
});

it('dismisses a gap, undoes that, and shows dismissed gaps', async () => {
  let dismissed = false;
  api.on(listGaps, ({ query }) => {
    const gaps = (query['show'] === 'dismissed') === dismissed ? [gap] : [];
    return { gaps, total: gaps.length };
  });
  api.on(dismissGap, () => void (dismissed = true));
  api.on(restoreGap, () => void (dismissed = false));
  renderAt('/admin/knowledge/gaps');
  await userEvent.click(await screen.findByRole('button', { name: /^Dismiss “may a trust/ }));
  expect(await screen.findByText(/^No content gaps in this period/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Dismiss “may a trust/ }));

  await userEvent.click(await screen.findByRole('radio', { name: 'Dismissed' }));
  expect(where()).toBe('/admin/knowledge/gaps?show=dismissed');
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: /^Restore/ }));
  expect(await screen.findByText('No dismissed gaps in this period')).toBeTruthy();
});

it('restores a dismissed gap that has an article', async () => {
  const article = { id: 'boats', title: 'Boats', state: 'draft' as const };
  api.on(listGaps, () => ({ gaps: [{ ...gap, article }], total: 1 }));
  api.on(restoreGap, () => undefined);
  renderAt('/admin/knowledge/gaps?show=dismissed');
  expect(await screen.findByRole('link', { name: 'Boats' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Restore/ }));
  await waitFor(() => expect(api.calls(restoreGap)).toHaveLength(1));
  expect(screen.queryByRole('link', { name: /^Create article/ })).toBeNull();
});

it('shows an error and keeps the gap when dismissal fails', async () => {
  api.on(dismissGap, () => problem(503, 'Not now.'));
  renderAt('/admin/knowledge/gaps');
  await userEvent.click(await screen.findByRole('button', { name: /^Dismiss/ }));
  expect(await screen.findByText('Couldn’t save the change')).toBeTruthy();
  expect(screen.getByText(gap.query)).toBeTruthy();
});
