import { ThemeProvider } from '@aera/ui';
import { createQueryClient } from '@aera/frontend-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { RemotePage } from '../features/remotes/remote-page.tsx';
import { Shell } from './shell.tsx';

export interface AppProps {
  /** Where the path comes from. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
  /** The page inside the frame. */
  readonly page?: ReactNode;
}

const answer = <RemotePage />;

/**
 * Everything that exists once in the page: theme, query cache, router, shell. What stands in for router and page when it is
 * rendered at build has to come to the same tree: the browser takes that over.
 */
export function App({ Router = BrowserRouter, page = answer }: AppProps) {
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
