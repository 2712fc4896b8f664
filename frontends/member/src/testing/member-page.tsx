import { type MemberUser, readCurrentMember } from '@aera/contracts';
import { ThemeProvider } from '@aera/ui';
import { Toaster } from '@aera/ui/toaster';
import { createQueryClient } from '@aera/frontend-kit';
import { FakeEventSource } from '@aera/frontend-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
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
import { answer, fakeApi } from './handlers.ts';

export const ada: MemberUser = { id: 'm-1', email: 'ada@example.org', name: 'Ada' };

/** Resets the browser for each test, and provides a fake server. */
export function useMemberPage() {
  // These pages contain no hidden elements, so roles are found without computing styles.
  configure({ defaultHidden: true });
  let api = fakeApi();

  beforeEach(() => {
    api = fakeApi();
    FakeEventSource.opened = [];
    window.scrollTo = () => {};
    vi.stubGlobal('EventSource', FakeEventSource);
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => api.fetch(String(url), init));
  });

  return {
    get api() {
      return api;
    },
    signIn: () => api.on(readCurrentMember, () => answer(readCurrentMember, { success: true, user: ada })),
    /** Opens a page of the remote; `state` is the router state. */
    open: (path: string, state?: unknown) => {
      const { pathname, search, hash } = new URL(path, 'http://localhost');
      return render(
        <ThemeProvider>
          <QueryClientProvider client={createQueryClient()}>
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
    back: () => goBack(),
    path: () => screen.getByLabelText('path').textContent,
  };
}

const Pages = () => useRoutes([...routes, { path: '*', element: null }]);
let goBack = () => {};

function Where() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    goBack = () => void navigate(-1);
  });
  return <output aria-label="path">{pathname + search}</output>;
}
