import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from '../api/call-api.ts';
import { createQueryClient } from '../query/query-client.ts';
import { useConnectivity } from './connectivity.ts';

let answers: boolean;
let online: boolean;
let asked: string[];

beforeEach(() => {
  answers = true;
  online = true;
  asked = [];
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(String(input));
    if (!answers || !online) throw new TypeError('Failed to fetch');
    return new Response('1');
  });
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
);
const lose = () =>
  act(() => {
    online = false;
    window.dispatchEvent(new Event('offline'));
  });
const find = () =>
  act(() => {
    online = true;
    window.dispatchEvent(new Event('online'));
  });
const call = () => request('GET', '/api/x').catch(() => undefined);

describe('connectivity', () => {
  it('is offline on the browser’s event, since the last response, and online on the next response', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-04T14:03:00Z') });
    const { result } = renderHook(useConnectivity);
    await act(call);
    vi.setSystemTime(Date.parse('2026-03-04T14:05:00Z'));
    lose();
    expect(result.current).toEqual({ state: 'offline', since: Date.parse('2026-03-04T14:03:00Z') });
    find();
    await waitFor(() => expect(result.current.state).toBe('up'));
    expect(asked).toContain('/healthz');
  });

  it('is unreachable when neither a call nor the probe is answered, and probed until it is', async () => {
    vi.useFakeTimers();
    const { result } = renderHook(useConnectivity);
    answers = false;
    await act(call);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(result.current.state).toBe('unreachable');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(result.current.state).toBe('unreachable');
    answers = true;
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(result.current).toEqual({ state: 'up', since: null });
  });

  it('is up when only one call was blocked', async () => {
    const { result } = renderHook(useConnectivity);
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await act(call);
    await waitFor(() => expect(asked).toEqual(['/healthz']));
    expect(result.current.state).toBe('up');
  });

  it('is up when the server rejects a call, and when a call was cancelled', async () => {
    const { result } = renderHook(useConnectivity);
    vi.mocked(fetch).mockResolvedValueOnce(new Response('', { status: 503 }));
    await act(call);
    vi.mocked(fetch).mockRejectedValueOnce(new DOMException('Gone', 'AbortError'));
    await act(call);
    expect(asked).toEqual([]);
    expect(result.current.state).toBe('up');
  });
});

describe('displayed data', () => {
  const useShown = () => {
    useConnectivity();
    return useQuery<number>({ queryKey: ['/api/x'], staleTime: 0 });
  };

  it('stays while the server is unreachable, and is refetched on reconnect', async () => {
    const { result } = renderHook(useShown, { wrapper });
    await waitFor(() => expect(result.current.data).toBe(1));
    lose();
    expect(result.current.data).toBe(1);
    const before = asked.filter((path) => path === '/api/x').length;
    find();
    await waitFor(() => expect(asked.filter((path) => path === '/api/x')).toHaveLength(before + 1));
  });

  it('fails immediately without cached data, and loads on reconnect', async () => {
    online = false;
    const { result } = renderHook(useShown, { wrapper });
    await waitFor(() => expect(result.current.isError).toBe(true));
    find();
    await waitFor(() => expect(result.current.data).toBe(1));
  });
});

it('a change fails immediately while offline, and is not sent later', async () => {
  const { result } = renderHook(
    () => {
      useConnectivity();
      return useMutation({ mutationFn: () => request('POST', '/api/x', { body: {} }) });
    },
    { wrapper },
  );
  lose();
  act(() => result.current.mutate());
  await waitFor(() => expect(result.current.isError).toBe(true));
  const sent = asked.filter((path) => path === '/api/x').length;
  find();
  await waitFor(() => expect(asked.at(-1)).toBe('/healthz'));
  expect(asked.filter((path) => path === '/api/x')).toHaveLength(sent);
});
