import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLiveStreams, type LiveStreams } from './live-streams.ts';

const opening = 'retry: 2000\n\nevent: sync\ndata: {}\n\n';

describe('live streams', () => {
  let streams: LiveStreams;
  afterEach(() => {
    streams.close();
    vi.useRealTimers();
  });

  const open = (memberId: string) => {
    const stream = streams.open(memberId);
    if (!stream) throw new Error('The stream was refused.');
    return stream;
  };
  const textOf = (stream: ReturnType<typeof open>): string => String(stream.read() ?? '');

  it('begin by telling the browser to read its lists', () => {
    streams = createLiveStreams();
    expect(textOf(open('a'))).toBe(opening);
  });

  it('tell a change to all of its member’s streams and to nobody else', () => {
    streams = createLiveStreams();
    const [first, second, other] = [open('a'), open('a'), open('b')];
    streams.tell({ list: 'questions', memberId: 'a', position: 7 });
    const told = `${opening}event: questions\nid: 7\ndata: {}\n\n`;
    expect([first, second, other].map(textOf)).toEqual([told, told, opening]);
  });

  it('tell everybody to read again after a gap', () => {
    streams = createLiveStreams();
    const both = [open('a'), open('b')];
    streams.tellAllToSync();
    for (const stream of both) expect(textOf(stream)).toBe(`${opening}event: sync\ndata: {}\n\n`);
  });

  it('show that they live', () => {
    vi.useFakeTimers();
    streams = createLiveStreams({ heartbeatMs: 15_000 });
    const stream = open('a');
    vi.advanceTimersByTime(30_000);
    expect(textOf(stream)).toBe(`${opening}${': still here\n\n'.repeat(2)}`);
  });

  it('are forgotten when their reader leaves', async () => {
    streams = createLiveStreams();
    const [left, stays] = [open('a'), open('a')];
    left.destroy();
    await setImmediate();
    expect(streams.count()).toBe(1);
    streams.tell({ list: 'questions', memberId: 'a', position: 1 });
    expect(textOf(stays)).toContain('event: questions');
  });

  it('are cut when their reader does not read', async () => {
    streams = createLiveStreams();
    const stream = open('a');
    for (let position = 0; position < 10_000; position += 1)
      streams.tell({ list: 'questions', memberId: 'a', position });
    expect(stream.destroyed).toBe(true);
    await setImmediate();
    expect(streams.count()).toBe(0);
  });

  it('are bounded per member', () => {
    streams = createLiveStreams();
    for (let n = 0; n < 32; n += 1) open('a');
    expect(streams.open('a')).toBeNull();
    expect(streams.open('b')).not.toBeNull();
  });

  it('end when the service stops, also one that comes late', async () => {
    streams = createLiveStreams();
    const [early] = [open('a')];
    streams.close();
    for (const stream of [early, open('a')]) {
      const chunks: unknown[] = await stream.toArray();
      expect(chunks.join('')).toBe(opening);
    }
  });
});
