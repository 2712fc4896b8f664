import { readConsentStatus } from '@aera/frontend-kit/consent-status';
import { setUpFakeLocks } from '@aera/frontend-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { json, setUpFakeBrowser } from '../../testing/browser.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { Consent } from './consent.tsx';
import { consentOutbox } from './consent-outbox.ts';
import { clearErasedVisitor } from './consent-status.ts';

const server = setUpFakeBrowser();
setUpFakeLocks();
const route = 'POST /api/jurisdiction/verify-consent';
const listStoredKeys = () => Object.keys(localStorage).toSorted();

beforeEach(() => {
  localStorage.setItem('aera-jurisdiction-acknowledged', 'true');
  localStorage.setItem('aera-visitor-session', '00000000-0000-4000-8000-000000000001');
  localStorage.setItem('aera-consent-id', 'c-1');
});

it('deletes the visitor id and the acknowledgement of an erased browser', async () => {
  server.responses[route] = () => json({ erased: true });
  await clearErasedVisitor();
  expect(listStoredKeys()).toEqual([]);
});

it('deletes a consent that the server rejected', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.responses[route] = () => json({ erased: true });
  server.responses['POST /api/jurisdiction/consent'] = () => json({}, 400);
  localStorage.setItem('aera-pending-consents:1', JSON.stringify({ record: {}, completeAt: 0 }));
  await consentOutbox.deliver();
  await clearErasedVisitor();
  expect(listStoredKeys()).toEqual([]);
});

it('sends one request per visit, and only after an acknowledgement', async () => {
  server.responses[route] = () => json({ erased: false });
  await clearErasedVisitor();
  await clearErasedVisitor();
  expect(server.calls).toHaveLength(1);
  expect(listStoredKeys()).toContain('aera-visitor-session');
  sessionStorage.clear();
  localStorage.removeItem('aera-jurisdiction-acknowledged');
  await clearErasedVisitor();
  expect(server.calls).toHaveLength(1);
});

it.each([
  ['a consent that is being sent', 'the check', () => [consentOutbox.deliver(), readConsentStatus()]],
  ['a check that is running', 'the consent', () => [readConsentStatus(), consentOutbox.deliver()]],
])('%s delays %s, because the later cookie is the one that stays', async (_, _later, start) => {
  const response = Promise.withResolvers<Response>();
  const consentRoute = 'POST /api/jurisdiction/consent';
  server.responses[route] = server.responses[consentRoute] = () =>
    response.promise.then((one) => one.clone());
  localStorage.setItem('aera-pending-consents:1', JSON.stringify({ record: {}, completeAt: 0 }));
  const requests = start();
  await new Promise(setImmediate);
  expect(server.calls).toHaveLength(1);
  response.resolve(json({ consentId: 'c-2', sessionId: 's-2', erased: true }, 201));
  await Promise.all(requests);
  expect(server.calls).toHaveLength(2);
});

it('keeps an acknowledgement that is queued while the server responds', async () => {
  server.responses[route] = () => {
    localStorage.setItem('aera-pending-consents:1', '{}');
    return json({ erased: true });
  };
  await clearErasedVisitor();
  expect(listStoredKeys()).toContain('aera-jurisdiction-acknowledged');
  expect(listStoredKeys()).toContain('aera-pending-consents:1');
});

it('keeps an acknowledgement that is being recorded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const consentRoute = 'POST /api/jurisdiction/consent';
  server.responses[route] = () => json({ erased: true });
  server.responses[consentRoute] = () => json({ consentId: 'c-2', sessionId: 's-2' }, 201);
  let deny = () => {};
  const getCurrentPosition = (_: unknown, onDenied: () => void) => {
    deny = onDenied;
  };
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'spec', geolocation: { getCurrentPosition } });
  localStorage.setItem('aera-notice-version', 'a'.repeat(64));
  await import('./consent-modal.tsx');
  vi.useFakeTimers();
  renderAt('/', <Consent />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  fireEvent.click(screen.getByRole('button', { name: 'Step Into Protection' }));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  deny();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(server.calls.filter((call) => call.route === consentRoute)).toHaveLength(1);
  expect(localStorage.getItem('aera-jurisdiction-acknowledged')).toBe('true');
  expect(localStorage.getItem('aera-visitor-session')).toBe('s-2');
});

it('keeps the stored state without a response', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  server.responses[route] = () => json({}, 503);
  await clearErasedVisitor();
  expect(listStoredKeys()).toContain('aera-jurisdiction-acknowledged');
  expect(log).toHaveBeenCalled();
});
