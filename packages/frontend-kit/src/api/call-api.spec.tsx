import { readIpActivity, listConsents, logout, recordConsent, registerRoute } from '@aera/contracts/server';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { isApiError, isNetworkError, toErrorDetail } from './api-error.ts';
import { callApi } from './call-api.ts';

const answer = (status: number, body: string, init: ResponseInit = {}) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(status === 204 ? null : body, { status, ...init }));

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call was accepted'),
    (error: unknown) => error,
  );

const ping = registerRoute(
  { service: 'contacts-crm', method: 'POST', path: '/api/ping/:name', access: 'public' },
  {
    summary: 'Ping',
    params: z.object({ name: z.string() }),
    query: z.object({ limit: z.number().optional(), ip: z.string().optional() }),
    body: z.object({ text: z.string() }),
    response: z.looseObject({ pong: z.string() }),
  },
);

describe('calling a route', () => {
  it('sends JSON with cookies to the path and returns the response', async () => {
    const fetch = answer(200, '{"pong":"yes","new":1}');
    const pong = await callApi(ping, {
      params: { name: 'a/b' },
      query: { limit: 5, ip: undefined },
      body: { text: 'hi' },
      headers: { 'idempotency-key': 'k' },
    });
    expect(pong).toEqual({ pong: 'yes', new: 1 });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/ping/a%2Fb?limit=5');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"text":"hi"}' });
    expect(init?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k' });
  });

  it('returns undefined for an empty body', async () => {
    answer(204, '');
    await expect(callApi(logout)).resolves.toBeUndefined();
  });

  it('encodes path parameters', async () => {
    const fetch = answer(500, '');
    await rejection(callApi(readIpActivity, { params: { ip: '::1' } }));
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/admin/jurisdiction/ip-activity/%3A%3A1');
  });
});

describe('a response that is not OK', () => {
  it('throws the status, a colon and the body', async () => {
    answer(418, 'short and stout');
    await expect(callApi(listConsents)).rejects.toThrow('418: short and stout');
  });

  it('uses the status text if the body is empty', async () => {
    answer(503, '', { statusText: 'Service Unavailable' });
    await expect(callApi(listConsents)).rejects.toThrow('503: Service Unavailable');
  });

  it('contains the parsed problem and the retry delay', async () => {
    const problem = { type: 'about:blank', title: 'Too Many Requests', status: 429, detail: 'Slow down.' };
    answer(429, JSON.stringify(problem), { headers: { 'retry-after': '7' } });
    const error = await rejection(callApi(recordConsent));
    expect(isApiError(error) && error).toMatchObject({
      status: 429,
      problem,
      retryAfter: 7,
    });
    expect(toErrorDetail(error, 'Try again.')).toBe('Slow down.');
  });

  it('is recognized by a remote with a copy of its class', async () => {
    answer(404, '');
    const error = await rejection(callApi(listConsents));
    vi.resetModules();
    const copy = await import('./api-error.ts');
    expect(error).not.toBeInstanceOf(copy.ApiError);
    expect(copy.isApiError(error)).toBe(true);
  });

  it('has no problem if the body is something else', async () => {
    answer(502, '{"oops":true}');
    const error = await rejection(callApi(listConsents));
    expect(error).toMatchObject({ problem: null });
    expect(toErrorDetail(error, 'Try again.')).toBe('Try again.');
  });
});

describe('a call without a response', () => {
  it('throws a network error with the message of fetch', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await rejection(callApi(listConsents));
    expect(error).toMatchObject({ message: 'Failed to fetch' });
    expect(isNetworkError(error)).toBe(true);
  });

  it('throws the reason of the signal if it was cancelled', async () => {
    const reason = new DOMException('cancelled', 'AbortError');
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(reason);
    expect(await rejection(callApi(listConsents))).toBe(reason);
  });

  it('differs from an error of the code', async () => {
    answer(200, '{}');
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    const error = await rejection(callApi(ping, { params: { name: 'a' }, body: cyclic as never }));
    expect(error).toBeInstanceOf(TypeError);
    expect(isNetworkError(error)).toBe(false);
  });
});
