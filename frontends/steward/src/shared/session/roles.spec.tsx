import {
  readSearchRules,
  listArticles,
  listStewards,
  readCurrentSteward,
  type StewardUser,
  readVisitMetrics,
} from '@aera/contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths, portalTabPath } from '../paths.ts';
import { setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../testing/handlers.ts';
import { steward } from '../../testing/records.ts';
import { renderAt, where } from '../../testing/render-at.tsx';

const api = setUpFakeApi();
const as = (role: StewardUser['role'], roleExpiresAt: string | null = null) =>
  api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role, roleExpiresAt } }));
const links = () =>
  screen
    .getByRole('navigation', { name: 'Stewards' })
    .querySelectorAll('a')
    .values()
    .map(({ textContent }) => textContent)
    .toArray();

beforeEach(() => serveSignedInSteward(api));

describe('a responder', () => {
  beforeEach(() => as('responder'));

  it('sees links to questions and contacts only', async () => {
    renderAt(paths.portal);
    await screen.findByText('No contacts found');
    expect(links()).toEqual(['Portal', 'Questions', 'Contacts']);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Contacts']);
  });

  it('shows contacts for any tab in the URL', async () => {
    renderAt(portalTabPath('onboarding'));
    expect(await screen.findByText('No contacts found')).toBeTruthy();
    expect(api.calls(listStewards)).toEqual([]);
  });

  it('sees that a page belongs to another role, with a link back', async () => {
    renderAt(paths.analytics);
    expect(await screen.findByRole('heading', { name: 'You don’t have access to this page' })).toBeTruthy();
    expect(api.calls(readVisitMetrics)).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Go to questions' }));
    await waitFor(() => expect(where()).toBe(paths.questions));
  });
});

it('an auditor can open every page and sees when the role expires', async () => {
  as('auditor', '2026-04-01T12:00:00Z');
  renderAt(paths.portal);
  expect(await screen.findByText('View only until Apr 1, 2026')).toBeTruthy();
  expect(links()).toContain('Analytics');
  expect(screen.getByRole('tab', { name: 'Onboarding' })).toBeTruthy();
});

it.each([
  [paths.articles, 'Articles', 'New article'],
  [paths.searchRules, 'Synonyms', 'Save view'],
])('shows an auditor %s without actions', async (path, shown, act) => {
  api.on(listArticles, () => ({
    articles: [],
    total: 0,
    categories: [],
    counts: { draft: 0, published: 0, changed: 0, unpublished: 0 },
  }));
  api.on(readSearchRules, () => ({
    synonyms: [],
    pins: [],
    version: 0,
    updatedAt: null,
    stewardId: null,
    titles: {},
  }));
  as('auditor', '2026-04-01T12:00:00Z');
  renderAt(path);
  await screen.findAllByText(new RegExp(shown));
  expect(screen.queryByText(act)).toBeNull();
});

it('a steward sees no expiry', async () => {
  renderAt(paths.portal);
  await screen.findByRole('heading', { name: 'Security Dashboard' });
  expect(screen.queryByText(/View only until/)).toBeNull();
});
