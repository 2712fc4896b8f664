import {
  type MemberUser,
  listMyQuestions,
  listNotifications,
  listNotificationsByPage,
  readCurrentMember,
  searchKnowledge,
  searchSessionHeader,
  suggest,
} from '@aera/contracts';
import { ThemeProvider } from '@aera/ui';
import { Toaster } from '@aera/ui/toaster';
import { createQueryClient } from '@aera/frontend-kit';
import { FakeEventSource, problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import '../features/account/sign-in/join.page.tsx';
import '../features/account/sign-in/login.page.tsx';
import '../features/account/sign-in/reset-password.page.tsx';
import '../features/article/article.page.tsx';
import '../features/dashboard/dashboard.page.tsx';
import '../features/notifications/notifications.page.tsx';
import '../features/my-data/my-data.page.tsx';
import '../features/preferences/preferences.page.tsx';
import '../features/preferences/unsubscribe.page.tsx';
import '../features/questions/status-link.page.tsx';
import '../features/questions/question.page.tsx';
import '../features/questions/questions.page.tsx';
import '../features/search/search.page.tsx';
import '../features/account/security/security.page.tsx';
import '../features/verification/cancel-email.page.tsx';
import '../features/verification/new-email.page.tsx';
import '../features/verification/verify.page.tsx';
import { routes } from '../app/routes.tsx';

export const ada: MemberUser = { id: 'm-1', email: 'ada@example.org', name: 'Ada' };

/** Resets the browser for each test, and provides a fake server: signed out and empty until `on` sets a response. */
export function setUpMemberPage() {
  // These pages contain no hidden elements, so roles are found without computing styles.
  configure({ defaultHidden: true });
  const api = setUpFakeApi();

  beforeEach(() => {
    api.on(readCurrentMember, () => problem(401, 'Please sign in.'));
    api.on(searchKnowledge, () =>
      Response.json({ results: [], hasAnswer: false }, { headers: { [searchSessionHeader]: 'session-1' } }),
    );
    api.on(suggest, () => ({ suggestions: [] }));
    api.on(listMyQuestions, () => []);
    api.on(listNotifications, () => []);
    api.on(listNotificationsByPage, () => ({ items: [], next: null, unread: 0, unseen: 0 }));
    FakeEventSource.reset();
    vi.stubGlobal('scrollTo', () => {});
    vi.stubGlobal('EventSource', FakeEventSource);
  });

  return {
    api,
    signIn: () => api.on(readCurrentMember, () => ({ success: true, user: ada })),
    /** Opens a page of the remote; `state` is the router state. */
    open: (path: string, state?: unknown) => {
      const { pathname, search, hash } = new URL(path, 'http://localhost');
      client = createQueryClient();
      return render(
        <ThemeProvider>
          <QueryClientProvider client={client}>
            <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
              <Suspense>
                <Pages />
              </Suspense>
              <Where />
            </MemoryRouter>
          </QueryClientProvider>
          <Toaster />
        </ThemeProvider>,
      );
    },
    /** Data that the open page has cached. */
    cached: (key: QueryKey) => client.getQueryData(key),
    back: () => go(-1),
    forward: () => go(1),
    path: () => screen.getByLabelText('path').textContent,
  };
}

const Pages = () => useRoutes([...routes, { path: '*', element: null }]);
let go: (delta: number) => void = () => {};
let client: QueryClient;

function Where() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    go = (delta) => void navigate(delta);
  });
  return <output aria-label="path">{pathname + search}</output>;
}
