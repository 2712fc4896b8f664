import { ThemeProvider } from '@aera/ui';
import { Toaster } from '@aera/ui/toaster';
import { createQueryClient } from '@aera/frontend-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, useLocation, useRoutes } from 'react-router-dom';
import { routes } from '../app/routes.tsx';

const Page = () => useRoutes(routes);
const Where = () => <output aria-label="path">{useLocation().pathname + useLocation().search}</output>;

/** Renders the routes at a path as the shell does, with an empty query cache. */
export const renderAt = (path: string) =>
  render(
    <ThemeProvider>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[path]}>
          <main>
            <Suspense>
              <Page />
            </Suspense>
          </main>
          <Where />
        </MemoryRouter>
      </QueryClientProvider>
      <Toaster />
    </ThemeProvider>,
  );

/** Returns the current path and query. */
export const where = (): string | null => screen.getByLabelText('path').textContent;
