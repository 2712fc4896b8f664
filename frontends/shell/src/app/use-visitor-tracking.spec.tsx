import { noticeHash } from '@aera/content/notice-hash';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Consent } from '../features/consent/consent.tsx';
import { consentOutbox } from '../features/consent/consent-outbox.ts';
import { json, setUpFakeBrowser } from '../testing/browser.ts';
import { renderAt } from '../testing/render-at.tsx';
import { useVisitorTracking } from './use-visitor-tracking.ts';

const server = setUpFakeBrowser();
const consentRoute = 'POST /api/jurisdiction/consent';
const accepted = () => json({ consentId: 'c-1', sessionId: 'moved' }, 201);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Page() {
  useVisitorTracking();
  return <Consent />;
}

/** Lists the visits that were sent: their sessions, and whether they state a consent. */
const listVisits = () =>
  server.calls
    .filter(({ route }) => route.startsWith('POST /api/visitor/'))
    .map(({ body }) => {
      const { sessionId, consented } = body as { sessionId: string; consented: boolean };
      return `${sessionId} ${consented}`;
    });
const listDistinctVisits = () => [...new Set(listVisits())];

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.responses['POST /api/jurisdiction/notice'] = () =>
    json({ notice: { hash: noticeHash }, token: 't-1' });
  for (const name of ['session', 'pageview'])
    server.responses[`POST /api/visitor/${name}`] = () => json({}, 202);
  localStorage.setItem('aera-visitor-session', 'created');
  await import('../features/consent/consent-modal.tsx');
  vi.useFakeTimers();
});

const giveConsent = async () => {
  renderAt('/', <Page />);
  await pass(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Step Into Protection' }));
  await pass(9000);
  expect(screen.queryByRole('dialog')).toBeNull();
};

it('states a consent only under the session that the server returned, also after a slow response', async () => {
  let respond = (_response: Response) => {};
  server.responses[consentRoute] = () => new Promise((resolve) => (respond = resolve));
  await giveConsent();
  expect(listDistinctVisits()).toEqual(['created false']);
  respond(accepted());
  await pass(1000);
  expect(listDistinctVisits()).toEqual(['created false', 'moved true']);
});

it('states a recorded consent although an earlier one was rejected', async () => {
  server.responses[consentRoute] = () => json({}, 400);
  await giveConsent();
  expect(listDistinctVisits()).toEqual(['created false']);
  cleanup();
  localStorage.removeItem('aera-jurisdiction-acknowledged');
  server.responses[consentRoute] = accepted;
  await giveConsent();
  expect(listDistinctVisits()).toEqual(['created false', 'moved true']);
});

it('states a consent of an earlier visit once it is recorded', async () => {
  server.responses[consentRoute] = () => json({}, 503);
  await giveConsent();
  cleanup();
  void consentOutbox.deliver();
  renderAt('/', <Page />);
  await pass(1000);
  expect(listDistinctVisits()).toEqual(['created false']);
  server.responses[consentRoute] = accepted;
  await pass(60_000);
  expect(listDistinctVisits()).toEqual(['created false', 'moved true']);
});
