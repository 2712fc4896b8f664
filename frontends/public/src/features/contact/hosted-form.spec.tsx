import { brand } from '@aera/content';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '@aera/ui/testing';
import { mockFetch, renderPage } from '../../testing/render.tsx';
import { HostedForm } from './hosted-form.tsx';
import { timeoutMs } from './use-hosted-form.ts';

const frame = () => document.querySelector('iframe');
const click = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const failure = () => screen.queryByText('The provider’s form didn’t load');

beforeEach(() => void vi.useFakeTimers());

describe('the hosted form', () => {
  it('loads the provider only after the visitor agrees, and lists the data that it receives', async () => {
    const fetch = mockFetch(() => new Response());
    renderPage(<HostedForm />);
    await wait(60_000);
    expect(frame()).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    expect(screen.getByText(/forms\.example, which will see your IP address/)).toBeTruthy();
  });

  it('is framed once the provider responds: titled, lazy, and in a sandbox', async () => {
    const fetch = mockFetch(() => new Response());
    renderPage(<HostedForm />);
    await click('Load form');
    expect(fetch).toHaveBeenCalledWith(
      brand.contactFormUrl,
      expect.objectContaining({ mode: 'no-cors', credentials: 'omit' }),
    );
    expect(frame()?.title).toBe('Contact form of our booking provider');
    expect(frame()?.getAttribute('src')).toBe(brand.contactFormUrl);
    expect(frame()?.getAttribute('loading')).toBe('lazy');
    expect(frame()?.getAttribute('sandbox')).toBe('allow-forms allow-scripts allow-same-origin allow-popups');
    expect(screen.getByText('Loading form…')).toBeTruthy();
    fireEvent.load(frame() as HTMLIFrameElement);
    expect(screen.queryByText('Loading form…')).toBeNull();
  });

  it('can be closed again', async () => {
    mockFetch(() => new Response());
    renderPage(<HostedForm />);
    await click('Load form');
    fireEvent.load(frame() as HTMLIFrameElement);
    await click('Close form');
    expect(frame()).toBeNull();
    expect(screen.getByRole('button', { name: 'Load form' })).toBeTruthy();
  });

  it('is replaced by our own form when the provider is down, with no broken frame, and can be retried', async () => {
    const fetch = mockFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    renderPage(<HostedForm />);
    await click('Load form');
    expect(failure()).toBeTruthy();
    expect(frame()).toBeNull();
    fetch.mockImplementation(async () => new Response());
    await click('Try again');
    expect(failure()).toBeNull();
    expect(frame()).toBeTruthy();
  });

  it('falls back to the local form when the provider times out', async () => {
    mockFetch(() => new Response());
    renderPage(<HostedForm />);
    await click('Load form');
    await wait(timeoutMs - 1);
    expect(failure()).toBeNull();
    await wait(1);
    expect(failure()).toBeTruthy();
    expect(frame()).toBeNull();
  });

  it('cancels the check when the visitor leaves', async () => {
    let asked: AbortSignal | null | undefined;
    vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
      asked = init?.signal;
      return new Promise(() => {});
    });
    const { unmount } = renderPage(<HostedForm />);
    await click('Load form');
    expect(asked?.aborted).toBe(false);
    unmount();
    expect(asked?.aborted).toBe(true);
  });

  it('keeps the focus while its content is replaced', async () => {
    mockFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    renderPage(<HostedForm />);
    await click('Load form');
    expect(document.activeElement).toBe(
      screen.getByRole('region', { name: 'Or use our booking provider’s form' }),
    );
  });

  it('has no axe violations, closed or failed', async () => {
    vi.useRealTimers();
    mockFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    renderPage(<HostedForm />);
    expect(await axeViolations()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Load form' }));
    await screen.findByText('The provider’s form didn’t load');
    expect(await axeViolations()).toEqual([]);
  });
});
