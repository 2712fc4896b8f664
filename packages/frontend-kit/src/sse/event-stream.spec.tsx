import { beforeEach, expect, it, vi } from 'vitest';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { openEventStream } from './event-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
  FakeEventSource.opened = [];
  vi.stubGlobal('EventSource', FakeEventSource);
});

const last = () => FakeEventSource.last();
const fail = () => {
  last().close();
  last().dispatchEvent(new Event('error'));
};

it('passes parsed data to the handler of the event', () => {
  const answered = vi.fn<(data: unknown) => void>();
  openEventStream('/api/notifications/stream', { on: { answered } });
  last().send('answered', { id: '1' });
  expect(answered).toHaveBeenCalledExactlyOnceWith({ id: '1' });
});

it('reconnects with increasing delays until it is connected', () => {
  openEventStream('/s', { on: {} });
  fail();
  vi.advanceTimersByTime(1000);
  expect(FakeEventSource.opened).toHaveLength(2);
  fail();
  vi.advanceTimersByTime(1999);
  expect(FakeEventSource.opened).toHaveLength(2);
  vi.advanceTimersByTime(1);
  last().dispatchEvent(new Event('open'));
  fail();
  vi.advanceTimersByTime(1000);
  expect(FakeEventSource.opened).toHaveLength(4);
});

it('reports a lost connection, also after the stream is opened again', () => {
  const onCut = vi.fn<() => void>();
  openEventStream('/s', { on: {}, onDisconnect: onCut });
  last().dispatchEvent(new Event('error'));
  fail();
  expect(onCut).toHaveBeenCalledTimes(2);
});

it('stays closed after it was closed', () => {
  const close = openEventStream('/s', { on: {} });
  fail();
  close();
  vi.advanceTimersByTime(60_000);
  expect(FakeEventSource.opened).toHaveLength(1);
});
