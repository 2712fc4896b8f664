import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBroadcast, createEventWriter, formatEvent } from './sse.ts';

const text = (stream: Readable | null): string => String(stream?.read() ?? '');

describe('an event', () => {
  it('is written with its name and data', () =>
    expect(formatEvent({ event: 'live', data: { a: 'x\ny' } })).toBe('event: live\ndata: {"a":"x\\ny"}\n\n'));
});

describe('an event writer', () => {
  it('starts with the delay before a reconnect', () =>
    expect(text(createEventWriter(100).readable)).toBe('retry: 2000\n\n'));

  it('disconnects a client that does not read', () => {
    const writer = createEventWriter(100);
    writer.write({ event: 'a', data: { text: 'x'.repeat(100) } });
    expect(writer.readable.destroyed).toBe(false);
    writer.writeHeartbeat();
    expect(writer.readable.destroyed).toBe(true);
  });

  it('writes nothing after its end', () => {
    const writer = createEventWriter(100);
    writer.end();
    writer.end();
    writer.writeHeartbeat();
    expect(text(writer.readable)).toBe('retry: 2000\n\n');
  });
});

describe('a broadcast', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  const start = () => {
    const data = { at: 1, value: 'one' };
    const read = vi.fn<() => Promise<typeof data>>(async () => ({ ...data }));
    const [onFirstClient, onLastClient] = [vi.fn<() => void>(), vi.fn<() => Promise<void>>(async () => {})];
    const warn = vi.fn<() => void>();
    const broadcast = createBroadcast({
      event: 'news',
      read,
      contentKey: ({ value }) => value,
      onFirstClient,
      onLastClient,
      log: { warn } as never,
    });
    const seconds = async (count: number) => {
      for (let second = 0; second < count; second++) {
        data.at++;
        vi.advanceTimersByTime(1_000);
        await setImmediate();
      }
    };
    return { broadcast, data, read, onFirstClient, onLastClient, warn, seconds };
  };

  it('sends the current data, then changes', async () => {
    const { broadcast, data, seconds } = start();
    const stream = await broadcast.open();
    await seconds(1);
    text(stream);
    await seconds(2);
    expect(text(stream)).toBe('');
    data.value = 'two';
    await seconds(1);
    expect(text(stream)).toBe('event: news\ndata: {"at":5,"value":"two"}\n\n');
    await broadcast.close();
  });

  it('sends heartbeats while idle', async () => {
    const { broadcast, seconds } = start();
    const stream = await broadcast.open();
    await seconds(1);
    text(stream);
    await seconds(15);
    expect(text(stream)).toBe(': still here\n\n');
    await broadcast.close();
  });

  it('reads only while clients are connected, and reports the first and the last', async () => {
    const { broadcast, read, onFirstClient, onLastClient, seconds } = start();
    await seconds(3);
    expect(read).not.toHaveBeenCalled();
    const [one, other] = [await broadcast.open(), await broadcast.open()];
    expect([onFirstClient.mock.calls.length, broadcast.count()]).toEqual([1, 2]);
    one?.destroy();
    await setImmediate();
    expect(onLastClient).not.toHaveBeenCalled();
    other?.destroy();
    await setImmediate();
    expect(onLastClient).toHaveBeenCalledOnce();
    read.mockClear();
    await seconds(3);
    expect(read).not.toHaveBeenCalled();
  });

  it('reads once for clients that connect at the same time, and again for later ones', async () => {
    const { broadcast, read } = start();
    const streams = await Promise.all([broadcast.open(), broadcast.open(), broadcast.open()]);
    expect(read).toHaveBeenCalledOnce();
    expect(streams.map((stream) => text(stream).includes('"value":"one"'))).toEqual([true, true, true]);
    await broadcast.open();
    expect(read).toHaveBeenCalledTimes(2);
    await broadcast.close();
  });

  it('opens streams again after a shared read failed', async () => {
    const { broadcast, read } = start();
    read.mockRejectedValueOnce(new Error('down'));
    const opened = await Promise.allSettled([broadcast.open(), broadcast.open()]);
    expect(opened.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(text(await broadcast.open())).toContain('"value":"one"');
    await broadcast.close();
  });

  it('continues after a failed read', async () => {
    const { broadcast, data, read, warn, seconds } = start();
    const stream = await broadcast.open();
    await seconds(1);
    text(stream);
    read.mockRejectedValueOnce(new Error('down'));
    data.value = 'two';
    await seconds(2);
    expect(warn).toHaveBeenCalledOnce();
    expect(text(stream)).toContain('"value":"two"');
    await broadcast.close();
  });

  it('opens fifty streams and none after its end', async () => {
    const { broadcast } = start();
    for (let n = 0; n < 50; n++) expect(await broadcast.open()).not.toBeNull();
    expect(await broadcast.open()).toBeNull();
    await broadcast.close();
    expect(await broadcast.open()).toBeNull();
  });
});
