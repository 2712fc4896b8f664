import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { retryFailedLoads } from './failed-loads.ts';
import { lazyPage } from './lazy-page.ts';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  retry = () => {
    retryFailedLoads();
    this.setState({ failed: false });
  };
  override render() {
    return this.state.failed ? <button onClick={this.retry}>Retry</button> : this.props.children;
  }
}

it('shows the page on a retry after its script failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<{ HowPage: () => ReactNode }>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({ HowPage: () => <h1>How</h1> });
  const Page = lazyPage(load, 'HowPage');

  render(
    <Boundary>
      <Suspense fallback="…">
        <Page />
      </Suspense>
    </Boundary>,
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => retry.click());
  expect(await screen.findByRole('heading', { name: 'How' })).toBeTruthy();
});
