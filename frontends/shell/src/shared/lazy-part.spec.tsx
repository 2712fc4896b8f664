import { lazyPage } from '@aera/frontend-kit';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setUpFakeBrowser } from '../testing/browser.ts';
import { LazyPart } from './lazy-part.tsx';

setUpFakeBrowser();

const load = vi.fn<() => Promise<{ Menu: () => React.ReactNode }>>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  load.mockReset().mockRejectedValue(new Error('no network'));
});

it('keeps the rest of the page when its script fails to load, and retries after 2, 4, … seconds', async () => {
  vi.useFakeTimers();
  const Menu = lazyPage(load, 'Menu');
  render(
    <>
      <h1>How it works</h1>
      <LazyPart fallback={<button type="button">plain</button>}>
        <Menu />
      </LazyPart>
    </>,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'plain' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  await pass(2000);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue({ Menu: () => <p>menu</p> });
  await pass(3999);
  expect(screen.queryByText('menu')).toBeNull();
  await pass(1);
  expect(screen.getByText('menu')).toBeTruthy();
});
