import { eventually } from '@aera/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSseHub, type SseHub } from './sse-hub.ts';

describe('SSE connections', () => {
  let hub: SseHub;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    hub = createSseHub(15_000);
  });
  afterEach(() => {
    hub.close();
    vi.useRealTimers();
  });

  const open = (recipientId: string) => {
    const stream = hub.open(recipientId);
    if (!stream) throw new Error('The stream was refused.');
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += String(chunk)));
    const getEvents = () => [...text.matchAll(/^event: (\w+)$/gm)].map(([, event]) => event);
    return { stream, getEvents, getText: () => text };
  };

  it('send a change to all streams of its recipient and to no one else', async () => {
    const [first, second, other] = [open('a'), open('a'), open('b')];
    hub.sendChange({ recipientId: 'a', list: 'questions' });
    hub.sendChange({ recipientId: 'b', list: 'notifications' });
    await eventually(() => other.getEvents().length === 2);
    expect([first, second, other].map(({ getEvents }) => getEvents())).toEqual([
      ['sync', 'questions'],
      ['sync', 'questions'],
      ['sync', 'notifications'],
    ]);
  });

  it('have everyone reload after changes may have been missed', async () => {
    const both = [open('a'), open('b')];
    hub.sendSync();
    for (const { getEvents } of both) await eventually(() => getEvents().length === 2);
    expect(both.map(({ getEvents }) => getEvents())).toEqual([
      ['sync', 'sync'],
      ['sync', 'sync'],
    ]);
  });

  it('send heartbeats', async () => {
    const { getText } = open('a');
    vi.advanceTimersByTime(15_000);
    await eventually(() => getText().includes(': still here\n\n'));
  });

  it('are removed when their client disconnects', async () => {
    const [left] = [open('a'), open('a')];
    left.stream.destroy();
    await eventually(() => hub.count() === 1);
  });

  it('are limited per recipient', () => {
    for (let n = 0; n < 32; n += 1) open('a');
    expect(hub.open('a')).toBeNull();
    expect(hub.open('b')).not.toBeNull();
  });

  it('end when the service stops, late subscribers included', async () => {
    const early = open('a');
    hub.close();
    for (const { stream } of [early, open('a')]) await eventually(() => stream.readableEnded);
  });
});
