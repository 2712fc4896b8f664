import { afterEach, describe, expect, it, vi } from 'vitest';
import { onWindowEvent } from '../events/window-events.ts';
import { keepPrerenderedPage, leavePrerenderedPage, retryFailedLoads } from './failed-loads.ts';
import { createRemoteLoader } from './remote-loader.ts';

type Import = () => Promise<unknown>;

const remote = { name: 'public', manifest: '/m.json', routes: ['/'] };
const routes = [{ path: '/' }];

afterEach(() => {
  leavePrerenderedPage();
  retryFailedLoads();
  vi.useRealTimers();
});

describe('loading a remote', () => {
  it('runs once for concurrent calls', async () => {
    const importRoutes = vi.fn<Import>(async () => ({ routes }));
    const load = createRemoteLoader({ importRoutes });
    expect(load(remote)).toBe(load(remote));
    await expect(load(remote)).resolves.toBe(routes);
    expect(importRoutes).toHaveBeenCalledTimes(1);
  });

  it('stays failed until a retry is requested, then finds the recovered remote', async () => {
    const importRoutes = vi
      .fn<Import>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue({ routes });
    const load = createRemoteLoader({ importRoutes });
    await expect(load(remote)).rejects.toThrow('gone');
    await expect(load(remote)).rejects.toThrow('gone');
    retryFailedLoads();
    await expect(load(remote)).resolves.toBe(routes);
    expect(importRoutes).toHaveBeenCalledTimes(2);
  });

  it('is repeated while a prerendered page shows, and once more when the visitor leaves it', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const importRoutes = vi.fn<Import>().mockRejectedValue(new Error('gone'));
    const settled = vi.fn<(error: unknown) => void>();
    keepPrerenderedPage(() => new Promise(() => {}));
    void createRemoteLoader({ importRoutes })(remote).catch(settled);
    for (const [afterMs, attempts] of [
      [1999, 1],
      [1, 2],
      [3999, 2],
      [1, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(afterMs);
      expect(importRoutes).toHaveBeenCalledTimes(attempts);
    }
    expect(settled).not.toHaveBeenCalled();
    leavePrerenderedPage();
    await vi.advanceTimersByTimeAsync(0);
    expect(importRoutes).toHaveBeenCalledTimes(4);
    expect(settled).toHaveBeenCalledExactlyOnceWith(new Error('gone'));
  });

  it('emits a failure on the window', async () => {
    const heard = vi.fn<(detail: unknown) => void>();
    const stop = onWindowEvent('preload-error', heard);
    const error = new Error('gone');
    await expect(
      createRemoteLoader({ importRoutes: async () => Promise.reject(error) })(remote),
    ).rejects.toBe(error);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ error, source: 'public' });
    stop();
  });

  it('times out and aborts the request', async () => {
    vi.useFakeTimers();
    let seen: AbortSignal | undefined;
    const importRoutes = (_: unknown, signal: AbortSignal) => {
      seen = signal;
      return new Promise<never>(() => {});
    };
    const load = createRemoteLoader({ importRoutes, timeoutMs: 3000 })(remote).catch(String);
    await vi.advanceTimersByTimeAsync(2999);
    expect(seen?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(load).resolves.toContain('3 seconds');
    expect(seen?.aborted).toBe(true);
  });

  it('fails when the module exposes no routes', async () => {
    const load = createRemoteLoader({ importRoutes: async () => ({ default: routes }) });
    await expect(load(remote)).rejects.toThrow('"public" exposes no routes');
  });
});
