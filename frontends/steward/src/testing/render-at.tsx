import '@aera/ui/testing';
import { ThemeProvider, useToast } from '@aera/ui';
import { Toaster } from '@aera/ui/toaster';
import { createQueryClient } from '@aera/web-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { Suspense } from 'react';
import { MemoryRouter, useLocation, useRoutes } from 'react-router-dom';
import { afterEach } from 'vitest';
import { routes } from '../routes.tsx';

/** Pages load their scripts when they are first shown, which takes a moment on a busy machine. */
configure({ asyncUtilTimeout: 15_000 });

const { toast, dismiss } = useToast();

/** A toast outlives its page: the last one of a test must not be there for the next. */
afterEach(() => {
  cleanup();
  dismiss(toast({ title: 'Gone' }));
});

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

/** The address that the page is at. */
export const where = (): string | null => screen.getByLabelText('path').textContent;

/** Rules of axe that what is on the page breaks. Colours are tested with the palette: jsdom does not draw. */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
