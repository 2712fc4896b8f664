import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel } from '../testing/fake-channel.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { openSharedStream } from './shared-stream.ts';

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

const openTab = (accountId = 'ada') => {
  const heard: string[] = [];
  const on = { news: () => heard.push('news'), sync: () => heard.push('sync') };
  return { heard, close: openSharedStream('/stream', { accountId, on }) };
};
const sources = () => FakeEventSource.opened.filter(({ readyState }) => readyState !== 2);
const settle = () => vi.waitFor(() => expect(sources()).toHaveLength(1));
const source = () => sources()[0] ?? expect.unreachable('nothing is open');

describe('the tabs of a browser', () => {
  it('share one connection and receive every event', async () => {
    const tabs = [openTab(), openTab(), openTab()];
    await settle();
    source().send('sync');
    source().send('news');
    for (const { heard } of tabs) expect(heard).toEqual(['sync', 'news']);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('share it within one account only', async () => {
    const [ada, eve] = [openTab('ada'), openTab('eve')];
    await vi.waitFor(() => expect(sources()).toHaveLength(2));
    FakeEventSource.opened[0]?.send('news');
    expect([ada.heard, eve.heard]).toEqual([['news'], []]);
  });

  it('reload when the tab with the connection closes and another one connects', async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()];
    await settle();
    first.close();
    await settle();
    source().send('sync');
    for (const { heard } of [second, third]) expect(heard).toEqual(['sync']);
    for (const { close } of [second, third]) close();
    expect([first.heard, sources()]).toEqual([[], []]);
  });

  it('release a waiting subscriber', async () => {
    const [first, waiting] = [openTab(), openTab()];
    await settle();
    waiting.close();
    first.close();
    const next = openTab();
    await settle();
    source().send('news');
    expect(next.heard).toEqual(['news']);
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
    for (const one of sources()) one.send('news');
    for (const { heard } of tabs) expect(heard).toEqual(['news']);
    for (const { close } of tabs) close();
    expect(sources()).toHaveLength(0);
  });
});
