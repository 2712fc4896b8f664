import { describe, expect, it } from 'vitest';
import type { BatchItem } from './batch-item.ts';
import { InvalidMessage } from './errors.ts';
import { type HandlerContext, parseMessage, defineHandler } from './handlers.ts';
import { createCountedMessage, defineCountedMessage } from './testing/messages.ts';

const origin = { stream: 's', seq: 1, index: 0, subject: 'events.s.thing.counted.v1', id: 'm' };
const context: HandlerContext = {
  stream: 's',
  seq: 1,
  attempt: 1,
  redelivered: false,
  redriven: false,
  signal: new AbortController().signal,
};

describe('a handler of one kind of message', () => {
  const seen: number[] = [];
  const kind = defineCountedMessage('s');
  const handler = defineHandler(kind, ({ data }) => void seen.push(data.n))[kind.type];

  it('gets the data its contract promises', async () => {
    await handler?.(createCountedMessage('s', 5), context);
    expect(seen).toEqual([5]);
  });

  it('refuses other data, naming the field and not its value', () => {
    const wrong = () => handler?.(createCountedMessage('s', 5, { data: { n: 'secret' } }), context);
    expect(wrong).toThrow(InvalidMessage);
    expect(wrong).toThrow(/\bn: /);
    expect(wrong).not.toThrow(/secret/);
  });
});

describe('reading a message', () => {
  const read = (entry: Partial<BatchItem>) =>
    parseMessage({ key: 'k', origin, payload: undefined, ...entry });

  it('accepts an envelope with fields it does not know', () => {
    const message = createCountedMessage('s', 1);
    expect(read({ payload: { ...message, partitionkey: 'p' } })).toMatchObject(message);
  });

  it('rejects messages without an envelope or JSON', () => {
    expect(() => read({ payload: { id: 1 } })).toThrow(InvalidMessage);
    expect(() => read({ raw: 'AAAA' })).toThrow('not JSON');
  });
});
