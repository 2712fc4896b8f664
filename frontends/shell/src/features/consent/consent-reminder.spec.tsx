import { noticeHash } from '@aera/content/notice-hash';
import { recordConsent, routeRegistry } from '@aera/contracts/server';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json, useFakeBrowser } from '../../testing/browser.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { Consent } from './consent.tsx';

const server = useFakeBrowser();
const showNotice = 'POST /api/jurisdiction/notice';
const listed = 'GET /api/jurisdiction/notices';
const recorded = 'POST /api/jurisdiction/consent';
const anotherText = 'a'.repeat(64);

const findAcceptButton = () => screen.findByRole('button', { name: 'Step Into Protection' });
const dialog = () => screen.queryByRole('dialog');
const getCalls = (route: string) => server.calls.filter((call) => call.route === route);
const answer = (reconsentRequired: boolean) => () =>
  json({ consentId: 'c-1', sessionId: 's-1', reconsentRequired }, 201);
const showing =
  (hash = noticeHash) =>
  () =>
    json({ notice: { hash }, token: 't-1' });
const waiting = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('aera-pending-consents'))
    .map((key) => JSON.parse(String(localStorage.getItem(key))) as { record: unknown });
const bodySent = () => routeRegistry.get(recordConsent).body.parse(getCalls(recorded)[0]?.body);
const enter = async () => {
  renderAt('/', <Consent />);
  fireEvent.click(await findAcceptButton());
  await waitFor(() => expect(dialog()).toBeNull());
};
/** Stores the state of a visitor who acknowledged this version of the notice. */
const acknowledgedBefore = (version: string | null) => {
  localStorage.setItem('aera-jurisdiction-acknowledged', 'true');
  if (version) localStorage.setItem('aera-notice-version', version);
};
const nextVisit = (path = '/') => {
  cleanup();
  sessionStorage.clear();
  return renderAt(path, <Consent />);
};
/** Waits until a lazily loaded dialog would be visible. */
const untilLateParts = () =>
  act(async () => {
    await import('./consent-modal.tsx');
    await new Promise((resolve) => setTimeout(resolve));
  });

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
  server.answers[showNotice] = showing();
  server.answers[recorded] = answer(false);
});

describe('the token of the notice', () => {
  it('is requested once, when the notice opens, with the visitor session, and sent with the consent', async () => {
    renderAt('/', <Consent />);
    const button = await findAcceptButton();
    const sessionId = localStorage.getItem('aera-visitor-session');
    fireEvent.click(button);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(getCalls(showNotice).map(({ body }) => body)).toEqual([{ sessionId }]);
    expect(bodySent().noticeToken).toBe('t-1');
  });

  it('is not requested while the notice is closed', async () => {
    acknowledgedBefore(noticeHash);
    renderAt('/', <Consent />);
    await untilLateParts();
    expect(getCalls(showNotice)).toEqual([]);
  });

  it('is stored with a queued record', async () => {
    server.answers[recorded] = () => json({}, 503);
    await enter();
    expect(waiting()).toMatchObject([{ record: { noticeToken: 't-1' } }]);
  });

  it('is omitted, with a log entry, when the server rejects the request', async () => {
    server.answers[showNotice] = () => json({}, 503);
    await enter();
    expect(bodySent().noticeToken).toBeUndefined();
    expect(log).toHaveBeenCalledWith('Failed to get the token of the notice', expect.anything());
  });

  it('delays the consent by one second at most', async () => {
    server.answers[showNotice] = () => new Promise(() => {});
    renderAt('/', <Consent />);
    const button = await findAcceptButton();
    vi.useFakeTimers();
    fireEvent.click(button);
    await vi.advanceTimersByTimeAsync(999);
    expect(getCalls(recorded)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(bodySent().noticeToken).toBeUndefined();
  });

  it('is omitted when it is for another version of the notice', async () => {
    server.answers[showNotice] = showing(anotherText);
    await enter();
    expect(bodySent().noticeToken).toBeUndefined();
  });
});

describe('a visitor whose record has no proof of the notice', () => {
  it('is asked again on the next visit, not on this one', async () => {
    server.answers[recorded] = answer(true);
    await enter();
    cleanup();
    renderAt('/', <Consent />);
    await untilLateParts();
    expect(dialog()).toBeNull();
    nextVisit();
    await findAcceptButton();
    expect(
      screen.getByText(
        /We couldn’t confirm which version of the notice you acknowledged\. Read and acknowledge it once more\./,
      ),
    ).toBeTruthy();
    expect(localStorage.getItem('aera-jurisdiction-acknowledged')).toBe('true');
  });

  it('is asked once per visit, answered or not', async () => {
    server.answers[recorded] = answer(true);
    await enter();
    nextVisit();
    await findAcceptButton();
    cleanup();
    renderAt('/', <Consent />);
    await untilLateParts();
    expect(dialog()).toBeNull();
  });

  it('is not asked again once a record has a proof', async () => {
    server.answers[recorded] = answer(true);
    await enter();
    server.answers[recorded] = answer(false);
    nextVisit();
    fireEvent.click(await findAcceptButton());
    await waitFor(() => expect(dialog()).toBeNull());
    expect(getCalls(recorded)[1]?.body).toMatchObject({ consentAction: 'reacknowledged' });
    nextVisit();
    await untilLateParts();
    expect(dialog()).toBeNull();
  });
});

describe('a visitor who acknowledged an earlier version', () => {
  const was = { hash: anotherText, removed: [], added: ['Old rule'] };
  const notices =
    (...newest: object[]) =>
    () =>
      json({ notices: [...newest, was] });

  it('shows that the notice changed, and the differences', async () => {
    server.answers[listed] = notices({ hash: noticeHash, removed: ['Old rule'], added: ['New rule'] });
    acknowledgedBefore(anotherText);
    nextVisit();
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
    server.answers[listed] = notices(
      { hash: noticeHash, removed: ['Passing rule'], added: ['New rule'] },
      { hash: 'b'.repeat(64), removed: ['Old rule'], added: ['Passing rule'] },
    );
    acknowledgedBefore(anotherText);
    nextVisit();
    await screen.findByText('New rule');
    expect(screen.getByText('Old rule')).toBeTruthy();
    expect(screen.queryByText('Passing rule')).toBeNull();
  });

  it('shows only the fact of a change when the server does not list the versions', async () => {
    acknowledgedBefore(anotherText);
    nextVisit();
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
    acknowledgedBefore(anotherText);
    nextVisit();
    fireEvent.click(await findAcceptButton());
    await waitFor(() => expect(dialog()).toBeNull());
    nextVisit();
    await untilLateParts();
    expect(dialog()).toBeNull();
  });

  it('can read the full notices undisturbed', async () => {
    acknowledgedBefore(anotherText);
    nextVisit('/full-notices');
    await untilLateParts();
    expect(dialog()).toBeNull();
  });
});

it('does not ask again after an acknowledgement without a stored version', async () => {
  acknowledgedBefore(null);
  nextVisit();
  await untilLateParts();
  expect(dialog()).toBeNull();
});
