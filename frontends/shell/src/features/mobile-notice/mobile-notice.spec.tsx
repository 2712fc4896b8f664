import { emitWindowEvent } from '@aera/frontend-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { resizeTo, setUpFakeBrowser } from '../../testing/browser.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { MobileNotice } from './mobile-notice.tsx';

setUpFakeBrowser();

const title = 'Mobile View in Progress';
/** Waits until the script of the dialog has loaded. */
const loadNoticeModal = () => act(async () => void (await import('./mobile-notice-modal.tsx')));
const storeAcknowledgement = () => localStorage.setItem('aera-jurisdiction-acknowledged', 'true');
const giveConsent = () => {
  storeAcknowledgement();
  act(() => emitWindowEvent('jurisdiction-consent-complete', { consentId: null }));
};

describe('the mobile notice', () => {
  it('shows below 1280 px after the acknowledgement, once per session', async () => {
    storeAcknowledgement();
    resizeTo(1279, 800);
    renderAt('/', <MobileNotice />);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect(screen.getByText(/once per session/)).toBeTruthy();
  });

  it('does not show at 1280 px and above', async () => {
    storeAcknowledgement();
    resizeTo(1280, 800);
    renderAt('/', <MobileNotice />);
    await loadNoticeModal();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('appears and disappears with the width of the window', async () => {
    storeAcknowledgement();
    resizeTo(1280, 800);
    renderAt('/', <MobileNotice />);
    act(() => resizeTo(1279, 800));
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    act(() => resizeTo(1280, 800));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessionStorage.getItem('aera-mobile-notice-dismissed')).toBeNull();
  });

  it('is dismissed by Escape, too', async () => {
    storeAcknowledgement();
    resizeTo(390, 800);
    renderAt('/', <MobileNotice />);
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(document.activeElement?.textContent).toBe('Continue Anyway');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(sessionStorage.getItem('aera-mobile-notice-dismissed')).toBe('true');
  });

  it('is not part of a page rendered at build', () => {
    expect(renderToString(<MobileNotice />)).toBe('');
  });

  it('checks again half a second after the acknowledgement', async () => {
    resizeTo(390, 800);
    renderAt('/', <MobileNotice />);
    vi.useFakeTimers();
    giveConsent();
    await act(() => vi.advanceTimersByTimeAsync(499));
    await loadNoticeModal();
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  });

  it('stays hidden for the session once dismissed', async () => {
    storeAcknowledgement();
    resizeTo(390, 800);
    const { unmount } = renderAt('/', <MobileNotice />);
    fireEvent.click(await screen.findByRole('button', { name: 'Continue Anyway' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessionStorage.getItem('aera-mobile-notice-dismissed')).toBe('true');
    unmount();
    renderAt('/', <MobileNotice />);
    await loadNoticeModal();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
