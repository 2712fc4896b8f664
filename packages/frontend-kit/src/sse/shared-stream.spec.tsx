import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { openSharedStream } from './shared-stream.ts';

/** Delivers synchronously to all channels of the same name except the sender. */
class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

/** One lock holder at a time, in order of requests. */
function fakeLocks() {
  const queues = new Map<string, Promise<void>>();
  return {
    request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
      const turn = (queues.get(name) ?? Promise.resolve()).then(() => {
        if (signal.aborted) throw new DOMException('ended', 'AbortError');
        return work();
      });
      queues.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

beforeEach(() => {
  FakeEventSource.opened = [];
  FakeChannel.open.clear();
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});

const openTab = (scope = 'ada') => {
  const heard: string[] = [];
  const listener = (name: string) => (data: unknown) => heard.push(`${name} ${(data as { n: number }).n}`);
  const on = { news: listener('news'), sync: listener('sync'), reset: listener('reset') };
  return { heard, close: openSharedStream('/stream', { scope, on }) };
};
const sources = () => FakeEventSource.opened.filter(({ readyState }) => readyState !== 2);
const settle = () => vi.waitFor(() => expect(sources()).toHaveLength(1));
const source = () => sources()[0] ?? expect.unreachable('nothing is open');

describe('the tabs of a browser', () => {
  it('share one connection and receive every event', async () => {
    const tabs = [openTab(), openTab(), openTab()];
    await settle();
    source().send('sync', { n: 4 }, '4');
    source().send('news', { n: 5 }, '5');
    source().send('news', { n: 10 }, '10');
    for (const { heard } of tabs) expect(heard).toEqual(['sync 4', 'news 5', 'news 10']);
    expect(FakeEventSource.opened).toHaveLength(1);
    expect(source().url).toBe('/stream');
  });

  it('share it within one account only', async () => {
    const [ada, eve] = [openTab('ada'), openTab('eve')];
    await vi.waitFor(() => expect(sources()).toHaveLength(2));
    FakeEventSource.opened[0]?.send('news', { n: 1 }, '1');
    expect([ada.heard, eve.heard]).toEqual([['news 1'], []]);
  });

  it('continue without a gap when the tab with the connection closes', async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()];
    await settle();
    source().send('sync', { n: 4 }, '4');
    source().send('news', { n: 5 }, '5');
    first.close();
    await settle();
    expect(source().url).toBe('/stream?after=5');
    source().send('news', { n: 6 }, '6');
    second.close();
    await settle();
    expect(source().url).toBe('/stream?after=6');
    source().send('news', { n: 7 }, '7');
    expect(first.heard).toEqual(['sync 4', 'news 5']);
    expect(third.heard).toEqual(['sync 4', 'news 5', 'news 6', 'news 7']);
  });

  it('deliver no event twice when the next tab received fewer events than the previous one', async () => {
    const [first, second] = [openTab(), openTab()];
    await settle();
    source().send('sync', { n: 4 }, '4');
    const late = openTab();
    // Delivered to one tab and not to the next, as if the leader crashed in between.
    const [, , third] = FakeChannel.open;
    third?.dispatchEvent(new MessageEvent('message', { data: { name: 'news', data: { n: 5 }, id: '5' } }));
    first.close();
    await settle();
    expect(source().url).toBe('/stream?after=4');
    source().send('news', { n: 5 }, '5');
    source().send('news', { n: 6 }, '6');
    expect(second.heard).toEqual(['sync 4', 'news 5', 'news 6']);
    expect(late.heard).toEqual(['news 5', 'news 6']);
  });

  it('resume at the shared position', async () => {
    const first = openTab();
    await settle();
    source().send('sync', { n: 9 }, '9');
    const late = openTab();
    first.close();
    await settle();
    expect(source().url).toBe('/stream?after=9');
    late.close();
    expect(sources()).toHaveLength(0);
  });

  it('restart at a reset, even if its number is lower', async () => {
    const [first, second] = [openTab(), openTab()];
    await settle();
    source().send('news', { n: 9 }, '9');
    source().send('reset', { n: 2 }, '2');
    source().send('news', { n: 3 }, '3');
    for (const { heard } of [first, second]) expect(heard).toEqual(['news 9', 'reset 2', 'news 3']);
  });

  it('resume when the browser has given up on the connection', async () => {
    vi.useFakeTimers();
    openTab();
    await vi.advanceTimersByTimeAsync(0);
    source().send('news', { n: 3 }, '3');
    const lost = source();
    lost.close();
    lost.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(source().url).toBe('/stream?after=3');
  });

  it('release a waiting subscriber', async () => {
    const [first, waiting] = [openTab(), openTab()];
    await settle();
    waiting.close();
    first.close();
    const next = openTab();
    await settle();
    source().send('news', { n: 1 }, '1');
    expect(next.heard).toEqual(['news 1']);
  });
});

describe.each([
  ['locks', () => vi.stubGlobal('navigator', {})],
  ['channels', () => vi.stubGlobal('BroadcastChannel', undefined)],
])('a browser without %s', (_, without) => {
  it('gives each tab its own connection', () => {
    without();
    const tabs = [openTab(), openTab()];
    expect(sources()).toHaveLength(2);
    for (const one of sources()) one.send('news', { n: 1 }, '1');
    for (const { heard } of tabs) expect(heard).toEqual(['news 1']);
    for (const { close } of tabs) close();
    expect(sources()).toHaveLength(0);
  });
});
