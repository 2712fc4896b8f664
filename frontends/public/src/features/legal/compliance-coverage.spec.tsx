import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeViolations } from '@aera/ui/testing';
import { renderPage } from '../../testing/render.tsx';
import { PrivacyPage } from './privacy.page.tsx';

const answer = (body: object, status = 200) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const section = () => screen.findByRole('region', { name: 'Security' });

it('shows the live coverage as a self-assessment where the badges link to', async () => {
  answer({
    frameworks: [{ name: 'SOC 2', compliance: 66.6666, implemented: 16, total: 24 }],
    assessedAt: '2026-03-04T09:05:00Z',
  });
  renderPage(<PrivacyPage />);
  const bar = await within(await section()).findByRole('progressbar', { name: 'SOC 2' });
  expect(bar.getAttribute('value')).toBe('66.6666');
  expect((await section()).textContent).toMatch(/self-assessed.*16 of 24 controls \(66\.7%\)/);
  expect(await axeViolations()).toEqual([]);
});

it('claims nothing when the coverage cannot be loaded or before the checks ran', async () => {
  answer({ title: 'Down', status: 503, detail: 'Not now.' }, 503);
  renderPage(<PrivacyPage />);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Couldn’t load the coverage figuresNot now\./,
  );
  answer({ frameworks: [], assessedAt: null });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The checks have not run yet.')).toBeTruthy();
});
