import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, it, vi } from 'vitest';
import type { SecurityContext } from '../security-context.ts';
import { renewSession } from './renew-session.ts';

type Context = Pick<SecurityContext, 'sessions' | 'log'>;

const steward = { kind: 'steward', sid: 'old', sub: 'steward-1' } as const;

function renew() {
  const revokePrevious = vi.fn<() => Promise<void>>(async () => {});
  const rotate = async () => ({ token: 'new-token', expiresAt: new Date(0), revokePrevious });
  const raw = new EventEmitter();
  const header = vi.fn<(name: string, value: string) => void>();
  const context = { sessions: { rotate }, log: { warn: vi.fn<() => void>() } } as unknown as Context;
  const reply = { raw, header } as unknown as FastifyReply;
  return { revokePrevious, raw, header, done: renewSession(context, steward, {}, reply) };
}

it('keeps the old token until the browser has the new one', async () => {
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
