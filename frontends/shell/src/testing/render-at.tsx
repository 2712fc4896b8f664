import { createQueryClient } from '@aera/frontend-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

const Where = () => <output aria-label="path">{useLocation().pathname + useLocation().search}</output>;

/** Renders at a path, with an empty query cache; the output "path" shows the current path. */
export const renderAt = (path: string, children: ReactNode): RenderResult =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        {children}
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
