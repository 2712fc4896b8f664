import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from './routes.tsx';
import { answerWith, renderPage } from './testing/render.tsx';

const Pages = () => useRoutes(routes);

it.each([
  ['/', 'Who holds authority over your life?'],
  ['/home', 'Who holds authority over your life?'],
  ['/about', 'Who holds authority over your life?'],
  ['/protection', 'Protection for what you hold dear'],
  ['/false-authorities', 'False Authorities'],
  ['/contact', 'Talk to a person'],
  ['/full-notices', 'Complete Jurisdictional Notices'],
  ['/how', 'How it started, works and ends'],
  ['/trusts', 'What its trusts are for'],
  ['/us-vs-them', 'Two ways to look at authority'],
  ['/authority-sales', 'What a membership offers'],
  ['/authority', 'What a membership offers'],
  ['/operations', 'Current Operations'],
  ['/legal-battle', 'Legal Battle Protection'],
  ['/legal-protection', 'Legal Safeguards'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
])('%s shows one page with the heading "%s" and a title', async (path, heading) => {
  answerWith(() => new Promise(() => {}));
  await act(async () => {
    renderPage(
      <Suspense>
        <Pages />
      </Suspense>,
      path,
    );
  });
  expect(await screen.findByRole('heading', { level: 1, name: heading }, { timeout: 4000 })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toMatch(/AERA/);
});
