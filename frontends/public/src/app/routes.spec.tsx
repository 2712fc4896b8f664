import { act, within } from '@testing-library/react';
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { routes } from './routes.tsx';
import { mockFetch, renderPage } from '../testing/render.tsx';

const Pages = () => useRoutes(routes);
const patient = { timeout: 10_000 };

it.each([
  ['/', 'Who holds authority over your life?'],
  ['/home', 'Who holds authority over your life?'],
  ['/about', 'Who holds authority over your life?'],
  ['/protection', 'Protection for what you hold dear'],
  ['/false-authorities', 'False Authorities'],
  ['/contact', 'Talk to a person'],
  ['/full-notices', 'Complete Jurisdictional Notices'],
  ['/how', 'How It Started, Works, Ends'],
  ['/intro', 'The #1 Way To Reclaim Your Authority'],
  ['/home-awakening', 'Home Awakening'],
  ['/trusts', 'A trust, in plain words'],
  ['/us-vs-them', 'Two ways to look at authority'],
  ['/authority-sales', 'Step Into Authority'],
  ['/authority', 'Step Into Authority'],
  ['/operations', 'Current Operations'],
  ['/legal-battle', 'Legal Battle Protection'],
  ['/legal-protection', 'Legal Safeguards'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/your-data', 'Your data'],
  ['/design-system', 'The design system'],
])(
  '%s shows one page with the heading "%s" and a title',
  async (path, heading) => {
    mockFetch(() => new Promise(() => {}));
    await act(async () => {
      renderPage(
        <Suspense>
          <Pages />
        </Suspense>,
        path,
      );
    });
    // Queries by tag, because computing the role of every element of a long page is slow.
    const headings = () => [...document.querySelectorAll('h1')];
    await vi.waitFor(() => expect(headings()).toHaveLength(1), patient);
    const about = within(headings()[0]?.parentElement ?? document.body);
    expect(about.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(document.title).toMatch(/AERA/);
  },
  20_000,
);
