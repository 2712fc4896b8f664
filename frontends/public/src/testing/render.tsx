import { createQueryClient } from '@aera/frontend-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';

export const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

/** Answers every call; the calls made are on the mock. Restored after each test. */
export const mockFetch = (answer: () => Response | Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());

/** The JSON that a call sent. */
export const readJsonBody = (call: Parameters<typeof fetch> | undefined): unknown =>
  JSON.parse(String(call?.[1]?.body));

/** What the shell puts around a page. */
export const withProviders = (page: ReactNode, path = '/') => (
  <QueryClientProvider client={createQueryClient()}>
    <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
  </QueryClientProvider>
);

export const renderPage = (page: ReactNode, path = '/') => render(withProviders(page, path));
