import { ThemeProvider } from '@aera/ui';
import { createQueryClient } from '@aera/web-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Shell } from './shell.tsx';

/** Everything that exists once in the page: theme, query cache, router, shell. */
export function App() {
  const [client] = useState(createQueryClient);
  return (
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
