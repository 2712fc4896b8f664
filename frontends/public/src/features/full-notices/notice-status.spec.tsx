import { emitWindowEvent, onWindowEvent } from '@aera/frontend-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockFetch, readJsonBody, json, renderPage } from '../../testing/render.tsx';
import { NoticeStatus } from './notice-status.tsx';

const consent = (consentCount: number) => () => json({ hasValidConsent: consentCount > 0, consentCount });

/** Clicks the button, and returns how often the notice was requested. */
function opened(button: string): number {
  const listener = vi.fn<() => void>();
  const stop = onWindowEvent('open-jurisdiction-modal', listener);
  fireEvent.click(screen.getByRole('button', { name: button }));
  stop();
  return listener.mock.calls.length;
}

describe('the notice status', () => {
  it('shows that it is checking, and sends an empty body', async () => {
    const fetch = mockFetch(() => new Promise(() => {}));
    renderPage(<NoticeStatus />);
    await act(async () => {});
    expect(screen.getByText('Checking jurisdiction notice status...')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/jurisdiction/verify-consent');
    expect(readJsonBody(fetch.mock.calls[0])).toEqual({});
  });

  it('shows that the notice was viewed, and reopens it on the same page', async () => {
    mockFetch(consent(1));
    renderPage(<NoticeStatus />);
    expect(await screen.findByText('Jurisdiction Notice Viewed')).toBeTruthy();
    const before = window.location.href;
    expect(opened('View the notice again')).toBe(1);
    expect(window.location.href).toBe(before);
  });

  it('links to the stored data, viewed or not', async () => {
    const fetch = mockFetch(consent(1));
    renderPage(<NoticeStatus />);
    const link = await screen.findByRole('link', { name: 'See the data we hold about this browser' });
    expect(link.getAttribute('href')).toBe('/your-data');
    fetch.mockImplementation(async () => consent(0)());
    act(() => emitWindowEvent('jurisdiction-consent-complete', { consentId: 'c' }));
    await screen.findByText('View Jurisdiction Notice');
    expect(screen.getByRole('link', { name: 'See the data we hold about this browser' })).toBeTruthy();
  });

  it('offers the notice if it was not viewed, and checks again after the consent', async () => {
    const fetch = mockFetch(consent(0));
    renderPage(<NoticeStatus />);
    expect(await screen.findByText('View Jurisdiction Notice')).toBeTruthy();
    expect(opened('View the notice')).toBe(1);
    const button = screen.getByRole('button', { name: 'View the notice' });
    button.focus();
    fetch.mockImplementation(async () => consent(1)());
    act(() => emitWindowEvent('jurisdiction-consent-complete', { consentId: 'c' }));
    expect(await screen.findByText('Jurisdiction Notice Viewed')).toBeTruthy();
    expect(document.activeElement).toBe(button);
  });

  it('forgets an erased browser', async () => {
    localStorage.setItem('aera-jurisdiction-acknowledged', 'true');
    localStorage.setItem('aera-visitor-session', '00000000-0000-4000-8000-000000000001');
    mockFetch(() => json({ hasValidConsent: false, consentCount: 0, erased: true }));
    renderPage(<NoticeStatus />);
    expect(await screen.findByText('View Jurisdiction Notice')).toBeTruthy();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('keeps the acknowledgement of an erased browser whose consent is queued', async () => {
    const key = 'aera-pending-consents:1';
    localStorage.setItem('aera-jurisdiction-acknowledged', 'true');
    mockFetch(() => {
      localStorage.setItem(key, 'c-2');
      return json({ hasValidConsent: false, consentCount: 0, erased: true });
    });
    renderPage(<NoticeStatus />);
    expect(await screen.findByText('View Jurisdiction Notice')).toBeTruthy();
    expect(Object.keys(localStorage).toSorted()).toEqual(['aera-jurisdiction-acknowledged', key]);
  });

  it.each([
    ['refuses', () => json({}, 503)],
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ])('treats a server that %s as no consent, and logs it', async (_, answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    mockFetch(answer);
    renderPage(<NoticeStatus />);
    expect(await screen.findByText('View Jurisdiction Notice')).toBeTruthy();
    expect(log).toHaveBeenCalledWith('Failed to check the consent status', expect.anything());
  });
});
