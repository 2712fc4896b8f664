import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const answer = (status: number, body = '') =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

afterEach(() => vi.restoreAllMocks());

describe('the default read', () => {
  it('gets the path held first in the key, with cookies', async () => {
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

  it('fails once, without another try, on anything else', async () => {
    const fetch = answer(500, 'broken');
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow('500: broken');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

it('keeps what it read fresh for five minutes', async () => {
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
