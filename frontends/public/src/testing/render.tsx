import { createQueryClient } from '@aera/frontend-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';

export const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

/** Mocks `fetch`; the mock records the calls and is restored after each test. */
export const mockFetch = (answer: () => Response | Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());

/** Parses the JSON body of a call. */
export const readJsonBody = (call: Parameters<typeof fetch> | undefined): unknown =>
  JSON.parse(String(call?.[1]?.body));

/** Wraps a page in the providers of the shell. */
export const withProviders = (page: ReactNode, path = '/') => (
  <QueryClientProvider client={createQueryClient()}>
    <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
  </QueryClientProvider>
);

export const renderPage = (page: ReactNode, path = '/') => render(withProviders(page, path));
