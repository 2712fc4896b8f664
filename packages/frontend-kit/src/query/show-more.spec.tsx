import { ApiError } from '@aera/frontend-kit';
import { ThemeProvider } from '@aera/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShowMore } from './show-more.tsx';

it('shows why the next page could not be loaded', () => {
  const query = {
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: true,
    error: new ApiError(503, JSON.stringify({ title: 'Unavailable', status: 503, detail: 'Not now.' })),
    fetchNextPage: () => Promise.resolve(),
  };
  render(
    <ThemeProvider>
      <ShowMore query={query}>Show more</ShowMore>
    </ThemeProvider>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Couldn’t load more. Not now.');
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
});
