import { ThemeProvider } from '@aera/ui';
import { createQueryClient } from '@aera/frontend-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { RemotePage } from '../features/remotes/remote-page.tsx';
import { Shell } from './shell.tsx';

export interface AppProps {
  /** Provides the path; `BrowserRouter` by default. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
  /** Page inside the frame; the remote of the path by default. */
  readonly page?: ReactNode;
}

const remotePage = <RemotePage />;

/**
 * Singletons of the page: theme, query cache, router, shell. The router and page of the build must render the same tree, because the
 * browser hydrates it.
 */
export function App({ Router = BrowserRouter, page = remotePage }: AppProps) {
  const [client] = useState(createQueryClient);
  return (
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <Router>
          <Shell page={page} />
        </Router>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
