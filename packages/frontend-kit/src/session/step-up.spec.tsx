import { setRetentionPolicy } from '@aera/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi } from '../api/call-api.ts';
import { registerStepUpPrompt } from './step-up.ts';

const body = { events: 90, ipAddresses: 30, aggregates: 400 };
const refusal = { title: 'Forbidden', status: 403, detail: 'TOTP re-authentication required' };
const answer = (status: number, content: object) => new Response(JSON.stringify(content), { status });
const refused = () => answer(403, { ...refusal, code: 'step-up-required' });
const sent = () => fetched.mock.calls.map(([url, init]) => [url, init?.method, init?.body]);

let fetched = vi.spyOn(globalThis, 'fetch');
let end = () => {};
beforeEach(() => {
  fetched = vi.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  end();
});

describe('a call that requires step-up', () => {
  it('waits for the step-up and is then repeated unchanged', async () => {
    fetched.mockResolvedValueOnce(refused()).mockResolvedValueOnce(answer(200, { done: true }));
    const proof = Promise.withResolvers<boolean>();
    end = registerStepUpPrompt(() => proof.promise);
    const call = callApi(setRetentionPolicy, { body });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    proof.resolve(true);
    expect(await call).toEqual({ done: true });
    const [first, second] = sent();
    expect(second).toEqual(first);
  });

  it('fails with the server’s error when the step-up is cancelled', async () => {
    fetched.mockResolvedValue(refused());
    end = registerStepUpPrompt(async () => false);
    await expect(callApi(setRetentionPolicy, { body })).rejects.toThrow('TOTP re-authentication required');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is not made a third time', async () => {
    fetched.mockImplementation(async () => refused());
    end = registerStepUpPrompt(async () => true);
    await expect(callApi(setRetentionPolicy, { body })).rejects.toThrow('403');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('fails when no confirmation is possible, and for other rejections', async () => {
    fetched.mockImplementation(async () => refused());
    registerStepUpPrompt(async () => true)();
    await expect(callApi(setRetentionPolicy, { body })).rejects.toThrow('403');
    const asked = vi.fn<() => Promise<boolean>>(async () => true);
    end = registerStepUpPrompt(asked);
    fetched.mockImplementation(async () => answer(403, { ...refusal, code: 'role-forbidden' }));
    await expect(callApi(setRetentionPolicy, { body })).rejects.toThrow('403');
    expect(asked).not.toHaveBeenCalled();
  });
});
