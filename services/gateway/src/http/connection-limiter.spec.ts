import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createConnectionLimiter } from './connection-limiter.ts';

const createSocket = (remoteAddress: string | undefined) =>
  Object.assign(new EventEmitter(), { remoteAddress });

describe('open connections', () => {
  it('of one network are limited until one is closed', () => {
    const count = createConnectionLimiter(2, () => false);
    const first = createSocket('203.0.113.7');
    expect(count.tryAcquire(first)).toBe(true);
    expect(count.tryAcquire(createSocket('::ffff:203.0.113.7'))).toBe(true);
    expect(count.tryAcquire(createSocket('203.0.113.7'))).toBe(false);
    expect(count.tryAcquire(createSocket('203.0.113.8'))).toBe(true);
    first.emit('close');
    expect(count.tryAcquire(createSocket('203.0.113.7'))).toBe(true);
  });

  it('of an IPv6 network count together', () => {
    const count = createConnectionLimiter(1, () => false);
    expect(count.tryAcquire(createSocket('2001:db8::1'))).toBe(true);
    expect(count.tryAcquire(createSocket('2001:db8::2'))).toBe(false);
  });

  it('of a proxy are shared by its clients', () => {
    const count = createConnectionLimiter(1, (ip) => ip === '10.0.0.1');
    for (let time = 0; time < 5; time++) expect(count.tryAcquire(createSocket('10.0.0.1'))).toBe(true);
    expect(count.networks).toBe(0);
  });

  it('use no memory after they are closed', () => {
    const count = createConnectionLimiter(3, () => false);
    const sockets = ['203.0.113.7', '203.0.113.7', '203.0.113.8', undefined].map(createSocket);
    for (const socket of sockets) count.tryAcquire(socket);
    for (const socket of sockets) socket.emit('close');
    expect(count.networks).toBe(0);
  });
});
