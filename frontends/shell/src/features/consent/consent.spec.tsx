import { noticeHash } from '@aera/content/notice-hash';
import { recordConsent, routeRegistry } from '@aera/contracts/server';
import { emitWindowEvent, onWindowEvent, openJurisdictionModal } from '@aera/frontend-kit';
import { clearAcknowledgement } from '@aera/frontend-kit/clear-visitor-storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json, setUpFakeBrowser } from '../../testing/browser.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { Consent } from './consent.tsx';

const server = setUpFakeBrowser();
const consentRoute = 'POST /api/jurisdiction/consent';
const accepted = () => json({ consentId: 'c-1', sessionId: 's-1', ipAddress: '192.0.2.1' }, 201);

beforeEach(() => {
  server.responses['POST /api/jurisdiction/notice'] = () =>
    json({ notice: { hash: noticeHash }, token: 't-1' });
});

const findAcceptButton = () => screen.findByRole('button', { name: 'Step Into Protection' });
const dialog = () => screen.queryByRole('dialog');
/** Waits until the script of the dialog has loaded. */
const loadConsentModal = () => act(async () => void (await import('./consent-modal.tsx')));
const listSent = () => server.calls.filter(({ route }) => route === consentRoute);
const listQueued = () => Object.keys(localStorage).filter((key) => key.startsWith('aera-pending-consents'));

const grantPosition = (latitude: number, longitude: number) =>
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: 'spec',
    geolocation: {
      getCurrentPosition: (ok: (position: unknown) => void) => ok({ coords: { latitude, longitude } }),
    },
  });

describe('the jurisdiction notice', () => {
  it('opens on the first visit with its three statements, warning, links and button', async () => {
    renderAt('/', <Consent />);
    await findAcceptButton();
    expect(screen.getByRole('dialog', { name: 'Welcome to AERA' })).toBeTruthy();
    expect(screen.getByText('NOTICE')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText(/AERA states that visitors have no authority over the Ark\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Contact/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read the full notices' }).getAttribute('href')).toBe(
      '/full-notices',
    );
  });

  it('cannot be closed by Escape or a click outside', async () => {
    renderAt('/', <Consent />);
    await findAcceptButton();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(dialog()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('does not open after the acknowledgement', async () => {
    localStorage.setItem('aera-jurisdiction-acknowledged', 'true');
    renderAt('/', <Consent />);
    await loadConsentModal();
    expect(dialog()).toBeNull();
  });

  it('leaves the full notices readable and offers an icon there instead', async () => {
    renderAt('/full-notices', <Consent />);
    await loadConsentModal();
    expect(dialog()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Open the jurisdiction notice' }));
    expect(await findAcceptButton()).toBeTruthy();
  });

  it('does not open on the page of the visitor’s own data', async () => {
    renderAt('/your-data', <Consent />);
    await loadConsentModal();
    expect(dialog()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open the jurisdiction notice' })).toBeNull();
  });

  it('closes when the visitor follows its link to the full notices', async () => {
    renderAt('/', <Consent />);
    await findAcceptButton();
    fireEvent.click(screen.getByRole('link', { name: 'Read the full notices' }));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it.each([
    ['by other frontends', openJurisdictionModal],
    ['by a plain event', () => window.dispatchEvent(new Event('open-jurisdiction-modal'))],
  ])('is reopened by the window event at any time, %s', async (_, open) => {
    localStorage.setItem('aera-jurisdiction-acknowledged', 'true');
    renderAt('/contact', <Consent />);
    act(() => void open());
    expect(await findAcceptButton()).toBeTruthy();
  });
});

it('stays open when a queued consent is recorded', async () => {
  localStorage.setItem('aera-jurisdiction-acknowledged', 'true');
  renderAt('/contact', <Consent />);
  act(openJurisdictionModal);
  await findAcceptButton();
  act(() => emitWindowEvent('jurisdiction-consent-complete', { consentId: 'c-1' }));
  expect(dialog()).toBeTruthy();
});

describe('the acknowledgement', () => {
  it('records the consent as the contract requires, stores the flag and the id, and notifies the page', async () => {
    server.responses[consentRoute] = accepted;
    grantPosition(1.5, -2.5);
    const complete = vi.fn<(detail: unknown) => void>();
    const stop = onWindowEvent('jurisdiction-consent-complete', complete);
    renderAt('/', <Consent />);
    const button = await findAcceptButton();
    const sessionId = localStorage.getItem('aera-visitor-session');
    fireEvent.click(button);
    await waitFor(() => expect(dialog()).toBeNull());

    const body = routeRegistry.get(recordConsent).body.parse(listSent()[0]?.body);
    expect(body).toMatchObject({
      hasReadNotice: true,
      jurisdictionAccepted: true,
      geolocation: { latitude: 1.5, longitude: -2.5 },
      sessionId,
    });
    expect(localStorage.getItem('aera-visitor-session')).toBe('s-1');
    expect(body.aeraTimestamp).toMatch(/, Year \d+$/);
    expect(localStorage.getItem('aera-jurisdiction-acknowledged')).toBe('true');
    expect(localStorage.getItem('aera-consent-id')).toBe('c-1');
    expect(listQueued()).toEqual([]);
    expect(complete).toHaveBeenCalledExactlyOnceWith({ consentId: 'c-1' });
    stop();
  });

  it('succeeds when the call fails, and queues the record', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.responses[consentRoute] = () => json({}, 503);
    renderAt('/', <Consent />);
    fireEvent.click(await findAcceptButton());
    await waitFor(() => expect(dialog()).toBeNull());
    expect(localStorage.getItem('aera-jurisdiction-acknowledged')).toBe('true');
    expect(listQueued()).toEqual([`aera-pending-consents:${listSent()[0]?.headers['idempotency-key']}`]);
  });

  it('succeeds when the server does not respond', async () => {
    renderAt('/', <Consent />);
    const button = await findAcceptButton();
    vi.useFakeTimers();
    server.responses[consentRoute] = () => new Promise(() => {});
    fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(9000));
    expect(dialog()).toBeNull();
    expect(localStorage.getItem('aera-jurisdiction-acknowledged')).toBe('true');
    expect(listQueued()).toHaveLength(1);
  });

  it('does not count after a withdrawal in another tab while the server does not respond', async () => {
    renderAt('/', <Consent />);
    const button = await findAcceptButton();
    vi.useFakeTimers();
    server.responses[consentRoute] = () => new Promise(() => {});
    fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(listSent()).toHaveLength(1);
    act(clearAcknowledgement);
    await act(() => vi.advanceTimersByTimeAsync(7000));
    expect(localStorage.getItem('aera-jurisdiction-acknowledged')).toBeNull();
    expect(screen.getByRole('button', { name: 'Step Into Protection' })).toBeTruthy();
  });
});
