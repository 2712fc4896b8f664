import {
  type ConsentReceipt,
  eraseAccount,
  exportMyAccount,
  exportMyContactMessages,
  exportMyQuestionsAndNotifications,
  exportMySearches,
  readVisitorData,
  withdrawConsent,
} from '@aera/contracts';
import { axeViolations } from '@aera/ui/testing';
import { formatDate, onWindowEvent } from '@aera/frontend-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import { ada, setUpMemberPage } from '../../testing/member-page.tsx';
import { toQuestion } from './my-data-api.ts';

const page = setUpMemberPage();
const at = '2026-01-02T03:04:00.000Z';
const receipt = (withdrawn = false): ConsentReceipt => ({
  '@context': ['c', { '@vocab': 'v' }],
  '@type': 'ConsentReceipt',
  schemaVersion: '1',
  receiptId: 'r',
  recordId: 'c-1',
  piiPrincipalId: 's-1',
  controller: { name: 'n', contact: 'c' },
  notice: { version: '1.0', hash: 'h', language: null, text: null, proofStatus: 'unproven' },
  processing: { purpose: 'p', lawfulBasis: 'l', personalData: [], withdrawal: 'w' },
  events: [{ type: 'given', at }, ...(withdrawn ? [{ type: 'withdrawn' as const, at }] : [])],
  disclosure: null,
  proof: { entry: '{}', key: 'k', inclusion: null },
  withdrawal: null,
});
const event = (type: string, data: object = {}) => ({ type, at, data: { ...data } });
const seen = {
  device: { browser: 'Firefox', system: 'Linux', kind: 'desktop' as const },
  place: { city: 'Bern', region: null, country: 'Switzerland' },
};
const account = {
  account: { ...ada, registeredAt: at },
  confirmations: [],
  emailChanges: [{ type: 'EmailChangeRequested', email: 'new@example.org', at }],
  sessions: [
    { openedAt: at, expiresAt: '2026-02-02T03:04:00.000Z', endedAt: null, lastActiveAt: at, ...seen },
    { openedAt: '2026-01-01T03:04:00.000Z', expiresAt: at, endedAt: at, lastActiveAt: at, ...seen },
  ],
  passkeys: [{ name: 'Laptop', addedAt: at, lastUsedAt: null, synced: false }],
  devices: [{ firstSeenAt: at, lastSeenAt: at }],
};
const questions = {
  questions: [
    {
      id: 'q-1',
      events: [event('QuestionSubmitted', { question: 'What is a deed?' }), event('QuestionAnswered')],
    },
    { id: 'q-2', events: [event('QuestionSubmitted', { question: 'And a charter?' })] },
  ],
  votes: [event('AnswerRated')],
  notifications: [
    event('NotificationRaised', { message: 'Your question was answered' }),
    event('NotificationsMarked'),
  ],
  mails: [],
  settings: [],
};
const messages = {
  messages: [
    {
      id: 'm-1',
      name: 'Ada',
      email: ada.email,
      subject: 'Hello',
      message: 'A word',
      createdAt: at,
    },
  ],
};
const searches = { searches: [{ query: 'alignment days', searchedAt: at, hasAnswer: true, opened: [] }] };
const browser = (withdrawn = false) => ({
  sessionId: 's-1',
  consents: [receipt(withdrawn)],
  impressions: [],
});

const signedOut = vi.fn<() => void>();
let saved: { name: string; content: Promise<unknown> }[];
beforeEach(() => {
  saved = [];
  signedOut.mockReset();
  onTestFinished(onWindowEvent('signed-out', signedOut));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let blob: Blob;
  URL.createObjectURL = (made) => {
    blob = made as Blob;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: blob.text().then((text) => JSON.parse(text) as unknown) });
  });
});

const open = () => {
  page.signIn();
  page.api.on(exportMyAccount, () => account);
  page.api.on(exportMyQuestionsAndNotifications, () => questions);
  page.api.on(exportMyContactMessages, () => messages);
  page.api.on(exportMySearches, () => searches);
  page.api.on(readVisitorData, () => browser());
  page.open('/dashboard/your-data');
};
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const download = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Download everything' });

describe("the member's stored data", () => {
  it('is listed section by section, without axe violations', async () => {
    open();
    await press('2 questions');
    expect(await screen.findByText('What is a deed?')).toBeTruthy();
    expect(screen.getByText(`Answered · ${formatDate(at)}`)).toBeTruthy();
    expect(screen.getByText(/^Pending ·/)).toBeTruthy();
    expect(screen.getByText('You’ve rated 1 answer.')).toBeTruthy();
    expect(await screen.findByText(ada.email)).toBeTruthy();
    await press('1 notification');
    expect(await screen.findByText('Your question was answered')).toBeTruthy();
    await press('1 message');
    expect(await screen.findByText('Hello: A word')).toBeTruthy();
    await press('1 search');
    expect(await screen.findByText('alignment days')).toBeTruthy();
    await press('Sign-ins (2)');
    expect((await screen.findAllByText(/last active about /i)).length).toBeGreaterThan(0);
    expect(await screen.findByText('1 acknowledgement of the notice')).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it('is exported as one file once every part has loaded', async () => {
    open();
    page.api.on(exportMyContactMessages, () => problem(503, 'Not now'));
    expect(await screen.findByText('Couldn’t load this section')).toBeTruthy();
    expect((await download()).disabled).toBe(true);
    page.api.on(exportMyContactMessages, () => messages);
    await press('Try again');
    await waitFor(async () => expect((await download()).disabled).toBe(false));
    fireEvent.click(await download());
    expect(saved[0]?.name).toMatch(/^your-member-data-\d{4}-\d\d-\d\d\.json$/);
    expect(await saved[0]?.content).toMatchObject({
      ...account,
      ...questions,
      ...messages,
      browser: browser(),
    });
  });

  it('shows the empty state for an unknown browser', async () => {
    open();
    page.api.on(readVisitorData, () => problem(404, 'Nothing'));
    expect(await screen.findByText('We hold no data about this browser')).toBeTruthy();
    await waitFor(async () => expect((await download()).disabled).toBe(false));
    fireEvent.click(await download());
    expect(await saved[0]?.content).toMatchObject({ browser: null });
  });

  it('shows the state of a question from its events', () => {
    const asked = event('QuestionSubmitted', { question: null });
    expect(toQuestion({ id: 'q', events: [asked] })).toMatchObject({ text: null, state: 'waiting' });
    expect(toQuestion({ id: 'q', events: [asked, event('QuestionWithdrawn')] }).state).toBe('withdrawn');
    const reopened = [asked, event('QuestionAnswered'), event('QuestionReopened'), event('AnswerRated')];
    expect(toQuestion({ id: 'q', events: reopened }).state).toBe('waiting');
  });
});

describe('the consent', () => {
  it('is not called missing while it loads', async () => {
    open();
    page.api.on(readVisitorData, () => new Promise(() => {}));
    const card = (await screen.findByRole('heading', { name: 'Your consent' })).parentElement;
    expect(card?.textContent).toBe('Your consentLoading…');
  });

  it('is read again after it is withdrawn', async () => {
    open();
    await press('Withdraw consent');
    page.api.on(withdrawConsent, () => ({ withdrawn: 1 }));
    page.api.on(readVisitorData, () => browser(true));
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw consent' }),
    );
    expect(
      await screen.findByText(/You have no active consent in this browser, so there’s nothing to withdraw\./),
    ).toBeTruthy();
  });
});

describe('erasing the account', () => {
  const dialog = async () => {
    await press('Erase my account');
    return within(await screen.findByRole('dialog', { name: 'Erase your account?' }));
  };
  const type = (password: string) =>
    fireEvent.change(screen.getByLabelText(/^Password/, { selector: 'input' }), {
      target: { value: password },
    });

  it('lists what is erased and what remains, and requires the password', async () => {
    open();
    const openDialog = await dialog();
    expect(
      openDialog.getByRole('heading', { name: 'What we erase, immediately and permanently' }),
    ).toBeTruthy();
    expect(openDialog.getByRole('heading', { name: 'What we keep' })).toBeTruthy();
    await press('Erase permanently');
    expect(await openDialog.findByText('Enter your password')).toBeTruthy();
    expect(page.api.calls(eraseAccount)).toEqual([]);
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a wrong password at its field and other errors above the form', async () => {
    open();
    const openDialog = await dialog();
    page.api.on(eraseAccount, () => problem(403, 'This is not your password.', { code: 'wrong-password' }));
    type('a guess');
    await press('Erase permanently');
    expect(await openDialog.findByText('This is not your password.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Password/, { selector: 'input' }));
    page.api.on(eraseAccount, () => problem(429, 'Too many attempts.'));
    type('another guess');
    await press('Erase permanently');
    expect(await openDialog.findByText('Too many attempts.')).toBeTruthy();
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('sends one request, and leaves the page', async () => {
    open();
    await dialog();
    page.api.on(eraseAccount, () => ({ erasedAt: at }));
    type('correct horse battery');
    await press('Erase permanently');
    await waitFor(() => expect(signedOut).toHaveBeenCalledTimes(1));
    const button = screen.getByRole('button', { name: /Erasing/ });
    await act(async () => fireEvent.click(button));
    expect(page.api.calls(eraseAccount).map(({ body }) => body)).toEqual([
      { password: 'correct horse battery' },
    ]);
  });

  it('says that the account may be erased when the session has ended after a lost response', async () => {
    open();
    const openDialog = await dialog();
    page.api.on(eraseAccount, () => Promise.reject(new TypeError('Failed to fetch')));
    type('correct horse battery');
    await press('Erase permanently');
    expect(await openDialog.findByText('Couldn’t erase your account')).toBeTruthy();
    page.api.on(eraseAccount, () => problem(401, 'Please sign in.'));
    await press('Erase permanently');
    expect(await openDialog.findByText('Your account may be erased')).toBeTruthy();
    expect(openDialog.getByText(/Sign in to check/)).toBeTruthy();
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('shows the error of a first request without a session', async () => {
    open();
    const openDialog = await dialog();
    page.api.on(eraseAccount, () => problem(401, 'Please sign in.'));
    type('correct horse battery');
    await press('Erase permanently');
    expect(await openDialog.findByText('Please sign in.')).toBeTruthy();
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('is confirmed on the sign-in page', async () => {
    page.open('/login?erased=true');
    expect(await screen.findByText('Your account has been erased')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See or erase it' }).getAttribute('href')).toBe('/your-data');
  });
});
