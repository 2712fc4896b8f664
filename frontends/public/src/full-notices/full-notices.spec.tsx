import { verifyConsent } from '@aera/contracts';
import { emitWindowEvent, onWindowEvent } from '@aera/web-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerWith, json, renderPage } from '../testing/render.tsx';
import { FullNoticesPage } from './full-notices.page.tsx';
import { verifyAddress } from './verify-address.ts';

const consent = (consentCount: number) => () => json({ hasValidConsent: consentCount > 0, consentCount });

describe('the consent widget', () => {
  it('says that it is checking', () => {
    answerWith(() => new Promise(() => {}));
    renderPage(<FullNoticesPage />);
    expect(screen.getByText('Checking jurisdiction notice status...')).toBeTruthy();
    expect(verifyAddress).toEqual({ method: verifyConsent.method, path: verifyConsent.path });
  });

  it('says that the notice was viewed, and opens it again without leaving the page', async () => {
    answerWith(consent(1));
    const opened = vi.fn<() => void>();
    const stop = onWindowEvent('open-jurisdiction-modal', opened);
    renderPage(<FullNoticesPage />);
    expect(await screen.findByText('Jurisdiction Notice Viewed')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'View the notice again' }));
    expect(opened).toHaveBeenCalledTimes(1);
    stop();
  });

  it('offers the notice otherwise, and looks again after the consent', async () => {
    const fetch = answerWith(consent(0));
    renderPage(<FullNoticesPage />);
    expect(await screen.findByText('View Jurisdiction Notice')).toBeTruthy();
    fetch.mockImplementation(async () => consent(1)());
    act(() => emitWindowEvent('jurisdiction-consent-complete', { consentId: 'c' }));
    expect(await screen.findByText('Jurisdiction Notice Viewed')).toBeTruthy();
  });

  it('treats a failed check as no consent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answerWith(() => json({}, 503));
    renderPage(<FullNoticesPage />);
    expect(await screen.findByText('View Jurisdiction Notice')).toBeTruthy();
  });
});

it('leads to eight anchored sections', () => {
  answerWith(() => new Promise(() => {}));
  renderPage(<FullNoticesPage />);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links).toHaveLength(8);
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
});
