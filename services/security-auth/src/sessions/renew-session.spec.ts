import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, it, vi } from 'vitest';
import type { SecurityContext } from '../security-context.ts';
import { renewSession } from './renew-session.ts';

type Context = Pick<SecurityContext, 'sessions' | 'log'>;

const steward = { kind: 'steward', sid: 'old', sub: 'steward-1' } as const;

function renew(change: (sid: string) => Promise<void> = async () => {}) {
  const revokePrevious = vi.fn<() => Promise<void>>(async () => {});
  const revokeNew = vi.fn<() => Promise<void>>(async () => {});
  const rotate = async () => ({ token: 'new-token', expiresAt: new Date(0), revokePrevious, revokeNew });
  const raw = new EventEmitter();
  const header = vi.fn<(name: string, value: string) => void>();
  const context = { sessions: { rotate }, log: { warn: vi.fn<() => void>() } } as unknown as Context;
  const reply = { raw, header } as unknown as FastifyReply;
  const done = renewSession(context, steward, {}, reply, change);
  return { revokePrevious, revokeNew, raw, header, done };
}

it('keeps the old token until the response is sent', async () => {
  const { revokePrevious, raw, header, done } = renew();
  await done;
  expect(header).toHaveBeenCalledWith('set-cookie', expect.stringContaining('new-token'));
  expect(revokePrevious).not.toHaveBeenCalled();
  raw.emit('finish');
  raw.emit('close');
  expect(revokePrevious).toHaveBeenCalledTimes(1);
});

it('ends the old token even if the connection is lost before the response', async () => {
  const { revokePrevious, raw, done } = renew();
  await done;
  raw.emit('close');
  expect(revokePrevious).toHaveBeenCalledTimes(1);
});

it('keeps the old token if the change fails', async () => {
  const { revokePrevious, revokeNew, raw, header, done } = renew(async () => {
    throw new Error('rejected');
  });
  await expect(done).rejects.toThrow('rejected');
  raw.emit('close');
  expect(revokeNew).toHaveBeenCalledTimes(1);
  expect([revokePrevious, header].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
