import { answerQuestion, listArticles, listQuestions } from '@aera/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { pendingThread, createQuestionServer } from '../../features/questions/testing/question-server.ts';
import { setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../testing/handlers.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../testing/render-at.tsx';

const api = setUpFakeApi();
let online: boolean;

beforeEach(() => {
  online = true;
  serveSignedInSteward(api);
  createQuestionServer(api).setThreads(pendingThread());
  const answer = vi.mocked(fetch).getMockImplementation();
  vi.mocked(fetch).mockImplementation(async (...call) => {
    if (!online || !answer) throw new TypeError('Failed to fetch');
    return answer(...call);
  });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});

const lose = () =>
  act(() => {
    online = false;
    window.dispatchEvent(new Event('offline'));
  });
const find = () =>
  act(() => {
    online = true;
    window.dispatchEvent(new Event('online'));
  });
const notice = () => screen.getByRole('status', { name: 'Connection' });
const box = () => screen.findByLabelText<HTMLTextAreaElement>('Your Answer *');

it('shows when the connection was lost, and keeps the content', async () => {
  renderAt(paths.questions);
  await screen.findByRole('heading', { name: 'Pending Questions (1)' });
  expect(notice().textContent).toBe('');
  lose();
  expect(notice().textContent).toMatch(
    /^You’re offline\. Showing data from \d\d:\d\d:\d\d [AP]M\. You can make changes/,
  );
  expect(screen.getByRole('heading', { name: 'Pending Questions (1)' })).toBeTruthy();
  expect(screen.getByText('Not updating')).toBeTruthy();
  expect(screen.queryByText('LIVE')).toBeNull();
  expect(await axeViolations()).toEqual([]);
});

it('rejects a change immediately and keeps the input', async () => {
  renderAt(paths.questions);
  await userEvent.click(await screen.findByRole('button', { name: /trustee be a/ }));
  await userEvent.type(await box(), 'Yes, it may.');
  lose();
  await userEvent.click(screen.getByRole('button', { name: 'Send Answer' }));
  await waitFor(() =>
    expect(notice().textContent).toContain(
      'Your last change wasn’t sent. What you typed is still here: send it again when the connection is back.',
    ),
  );
  expect((await box()).value).toBe('Yes, it may.');
  expect(api.calls(answerQuestion)).toEqual([]);
});

it('refetches and shows a toast when the connection returns', async () => {
  renderAt(paths.questions);
  await screen.findByRole('heading', { name: 'Pending Questions (1)' });
  lose();
  const before = api.calls(listQuestions).length;
  find();
  await waitFor(() => expect(notice().textContent).toBe(''));
  await waitFor(() => expect(api.calls(listQuestions).length).toBeGreaterThan(before));
  expect(await screen.findByText('Back online')).toBeTruthy();
  expect(screen.getByText('LIVE')).toBeTruthy();
});

it('explains an empty page that loads on reconnect', async () => {
  api.on(listArticles, () => ({
    articles: [],
    total: 0,
    counts: { draft: 0, changed: 0, published: 0, unpublished: 0 },
    categories: [],
  }));
  renderAt(paths.questions);
  await screen.findByRole('heading', { name: 'Pending Questions (1)' });
  lose();
  await userEvent.click(screen.getByRole('link', { name: 'Knowledge' }));
  expect(
    await screen.findByText(/^You’re offline\. This loads automatically when you’re back online\./),
  ).toBeTruthy();
  find();
  await waitFor(() => expect(screen.queryByText(/^You’re offline\./)).toBeNull());
  expect(api.calls(listArticles)).toHaveLength(1);
});
