import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const answer = (status: number, body = '') =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

describe('the default query', () => {
  it('requests the path in the query key, with cookies', async () => {
    const fetch = answer(200, '{"a":1}');
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/x', 2] })).resolves.toEqual({ a: 1 });
    expect(fetch).toHaveBeenCalledWith(
      '/api/x',
      expect.objectContaining({ method: 'GET', credentials: 'include' }),
    );
  });

  it('yields null on 401', async () => {
    answer(401, 'Unauthorized');
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/x'] })).resolves.toBeNull();
  });

  it('fails once, without a retry, on any other status', async () => {
    const fetch = answer(500, 'broken');
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow('500: broken');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

it('keeps data fresh for five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('1'));
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ['/api/x'] });
  vi.setSystemTime(Date.now() + 5 * 60_000 - 1);
  await client.fetchQuery({ queryKey: ['/api/x'] });
  expect(fetch).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 2);
  await client.fetchQuery({ queryKey: ['/api/x'] });
  expect(fetch).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

describe('data of an open page', () => {
  const onPage = <T,>(use: () => T) => {
    const client = createQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    return renderHook(use, { wrapper }).result;
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('is neither polled nor refetched on focus, regardless of its age', async () => {
    vi.useFakeTimers();
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('1'));
    onPage(() => useQuery({ queryKey: ['/api/x'] }));
    await pass(3_600_000);
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    await pass(0);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is written once, without a retry', async () => {
    vi.useFakeTimers();
    const write = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no'));
    const result = onPage(() => useMutation({ mutationFn: write }));
    act(() => result.current.mutate());
    await pass(60_000);
    expect(write).toHaveBeenCalledTimes(1);
    expect(result.current.isError).toBe(true);
  });
});
