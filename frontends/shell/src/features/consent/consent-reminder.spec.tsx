import { noticeHash } from '@aera/content/notice-hash';
import { recordConsent, routeRegistry } from '@aera/contracts/server';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json, setUpFakeBrowser } from '../../testing/browser.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { Consent } from './consent.tsx';

const server = setUpFakeBrowser();
const noticeRoute = 'POST /api/jurisdiction/notice';
const noticesRoute = 'GET /api/jurisdiction/notices';
const consentRoute = 'POST /api/jurisdiction/consent';
const anotherText = 'a'.repeat(64);

const findAcceptButton = () => screen.findByRole('button', { name: 'Step Into Protection' });
const dialog = () => screen.queryByRole('dialog');
const getCalls = (route: string) => server.calls.filter((call) => call.route === route);
const respondToConsent = (reconsentRequired: boolean) => () =>
  json({ consentId: 'c-1', sessionId: 's-1', reconsentRequired }, 201);
const respondWithNotice =
  (hash = noticeHash) =>
  () =>
    json({ notice: { hash }, token: 't-1' });
const readQueued = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('aera-pending-consents'))
    .map((key) => JSON.parse(String(localStorage.getItem(key))) as { record: unknown });
const readSentBody = () => routeRegistry.get(recordConsent).body.parse(getCalls(consentRoute)[0]?.body);
const giveConsent = async () => {
  renderAt('/', <Consent />);
  fireEvent.click(await findAcceptButton());
  await waitFor(() => expect(dialog()).toBeNull());
};
/** Stores the state of a visitor who acknowledged this version of the notice. */
const storeAcknowledgement = (version: string | null) => {
  localStorage.setItem('aera-jurisdiction-acknowledged', 'true');
  if (version) localStorage.setItem('aera-notice-version', version);
};
const startNextVisit = (path = '/') => {
  cleanup();
  sessionStorage.clear();
  return renderAt(path, <Consent />);
};
/** Waits until a lazily loaded dialog would be visible. */
const waitForLazyDialogs = () =>
  act(async () => {
    await import('./consent-modal.tsx');
    await new Promise((resolve) => setTimeout(resolve));
  });

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
  server.responses[noticeRoute] = respondWithNotice();
  server.responses[consentRoute] = respondToConsent(false);
});

describe('the token of the notice', () => {
  it('is requested once, when the notice opens, with the visitor session, and sent with the consent', async () => {
    renderAt('/', <Consent />);
    const button = await findAcceptButton();
    const sessionId = localStorage.getItem('aera-visitor-session');
    fireEvent.click(button);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(getCalls(noticeRoute).map(({ body }) => body)).toEqual([{ sessionId }]);
    expect(readSentBody().noticeToken).toBe('t-1');
  });

  it('is not requested while the notice is closed', async () => {
    storeAcknowledgement(noticeHash);
    renderAt('/', <Consent />);
    await waitForLazyDialogs();
    expect(getCalls(noticeRoute)).toEqual([]);
  });

  it('is stored with a queued record', async () => {
    server.responses[consentRoute] = () => json({}, 503);
    await giveConsent();
    expect(readQueued()).toMatchObject([{ record: { noticeToken: 't-1' } }]);
  });

  it('is omitted, with a log entry, when the server rejects the request', async () => {
    server.responses[noticeRoute] = () => json({}, 503);
    await giveConsent();
    expect(readSentBody().noticeToken).toBeUndefined();
    expect(log).toHaveBeenCalledWith('Failed to get the token of the notice', expect.anything());
  });

  it('delays the consent by one second at most', async () => {
    server.responses[noticeRoute] = () => new Promise(() => {});
    renderAt('/', <Consent />);
    const button = await findAcceptButton();
    vi.useFakeTimers();
    fireEvent.click(button);
    await vi.advanceTimersByTimeAsync(999);
    expect(getCalls(consentRoute)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(readSentBody().noticeToken).toBeUndefined();
  });

  it('is omitted when it is for another version of the notice', async () => {
    server.responses[noticeRoute] = respondWithNotice(anotherText);
    await giveConsent();
    expect(readSentBody().noticeToken).toBeUndefined();
  });
});

describe('a visitor whose record has no proof of the notice', () => {
  it('is asked again on the next visit, not on this one', async () => {
    server.responses[consentRoute] = respondToConsent(true);
    await giveConsent();
    cleanup();
    renderAt('/', <Consent />);
    await waitForLazyDialogs();
    expect(dialog()).toBeNull();
    startNextVisit();
    await findAcceptButton();
    expect(
      screen.getByText(
        /We couldn’t confirm which version of the notice you acknowledged\. Read and acknowledge it once more\./,
      ),
    ).toBeTruthy();
    expect(localStorage.getItem('aera-jurisdiction-acknowledged')).toBe('true');
  });

  it('is asked once per visit, answered or not', async () => {
    server.responses[consentRoute] = respondToConsent(true);
    await giveConsent();
    startNextVisit();
    await findAcceptButton();
    cleanup();
    renderAt('/', <Consent />);
    await waitForLazyDialogs();
    expect(dialog()).toBeNull();
  });

  it('is not asked again once a record has a proof', async () => {
    server.responses[consentRoute] = respondToConsent(true);
    await giveConsent();
    server.responses[consentRoute] = respondToConsent(false);
    startNextVisit();
    fireEvent.click(await findAcceptButton());
    await waitFor(() => expect(dialog()).toBeNull());
    expect(getCalls(consentRoute)[1]?.body).toMatchObject({ consentAction: 'reacknowledged' });
    startNextVisit();
    await waitForLazyDialogs();
    expect(dialog()).toBeNull();
  });
});

describe('a visitor who acknowledged an earlier version', () => {
  const previous = { hash: anotherText, removed: [], added: ['Old rule'] };
  const notices =
    (...newest: object[]) =>
    () =>
      json({ notices: [...newest, previous] });

  it('shows that the notice changed, and the differences', async () => {
    server.responses[noticesRoute] = notices({
      hash: noticeHash,
      removed: ['Old rule'],
      added: ['New rule'],
    });
    storeAcknowledgement(anotherText);
    startNextVisit();
    await findAcceptButton();
    expect(
      screen.getByText(
        /This notice has changed since you last acknowledged it\. Read it again to continue\./,
      ),
    ).toBeTruthy();
    const changes = within(await screen.findByRole('region', { name: 'What changed' }));
    expect(changes.getByText('Old rule').closest('del')).toBeTruthy();
    expect(changes.getByText('New rule').closest('ins')).toBeTruthy();
  });

  it('shows additions and removals across several versions, without intermediate text', async () => {
    server.responses[noticesRoute] = notices(
      { hash: noticeHash, removed: ['Passing rule'], added: ['New rule'] },
      { hash: 'b'.repeat(64), removed: ['Old rule'], added: ['Passing rule'] },
    );
    storeAcknowledgement(anotherText);
    startNextVisit();
    await screen.findByText('New rule');
    expect(screen.getByText('Old rule')).toBeTruthy();
    expect(screen.queryByText('Passing rule')).toBeNull();
  });

  it('shows only the fact of a change when the server does not list the versions', async () => {
    storeAcknowledgement(anotherText);
    startNextVisit();
    await findAcceptButton();
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(
      screen.getByText(
        /This notice has changed since you last acknowledged it\. Read it again to continue\./,
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'What changed' })).toBeNull();
  });

  it('is not asked again after acknowledging the new version', async () => {
    storeAcknowledgement(anotherText);
    startNextVisit();
    fireEvent.click(await findAcceptButton());
    await waitFor(() => expect(dialog()).toBeNull());
    startNextVisit();
    await waitForLazyDialogs();
    expect(dialog()).toBeNull();
  });

  it('is not asked again when the page was closed while the acknowledgement was sent', async () => {
    server.responses[consentRoute] = () => new Promise(() => {});
    storeAcknowledgement(anotherText);
    startNextVisit();
    const button = await findAcceptButton();
    vi.useFakeTimers();
    fireEvent.click(button);
    await vi.advanceTimersByTimeAsync(0);
    vi.useRealTimers();
    startNextVisit();
    await waitForLazyDialogs();
    expect(dialog()).toBeNull();
    expect(localStorage.getItem('aera-notice-version')).toBe(noticeHash);
  });

  it('can read the full notices without being asked', async () => {
    storeAcknowledgement(anotherText);
    startNextVisit('/full-notices');
    await waitForLazyDialogs();
    expect(dialog()).toBeNull();
  });
});

it('does not ask again after an acknowledgement without a stored version', async () => {
  storeAcknowledgement(null);
  startNextVisit();
  await waitForLazyDialogs();
  expect(dialog()).toBeNull();
});
