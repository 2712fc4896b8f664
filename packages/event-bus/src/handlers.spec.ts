import { describe, expect, it } from 'vitest';
import type { BatchItem } from './batch-item.ts';
import { InvalidMessage } from './errors.ts';
import { type HandlerContext, parseMessage, handlerFor } from './handlers.ts';
import { countedMessage, countedKind } from './testing/messages.ts';

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
  const kind = countedKind('s');
  const handler = handlerFor(kind, ({ data }) => void seen.push(data.n))[kind.type];

  it('gets the data its contract promises', async () => {
    await handler?.(countedMessage('s', 5), context);
    expect(seen).toEqual([5]);
  });

  it('refuses other data, naming the field and not its value', () => {
    const wrong = () => handler?.(countedMessage('s', 5, { data: { n: 'secret' } }), context);
    expect(wrong).toThrow(InvalidMessage);
    expect(wrong).toThrow(/\bn: /);
    expect(wrong).not.toThrow(/secret/);
  });
});

describe('reading a message', () => {
  const read = (entry: Partial<BatchItem>) =>
    parseMessage({ key: 'k', origin, payload: undefined, ...entry });

  it('accepts an envelope with fields it does not know', () => {
    const message = countedMessage('s', 1);
    expect(read({ payload: { ...message, partitionkey: 'p' } })).toMatchObject(message);
  });

  it('rejects messages without an envelope or JSON', () => {
    expect(() => read({ payload: { id: 1 } })).toThrow(InvalidMessage);
    expect(() => read({ raw: 'AAAA' })).toThrow('not JSON');
  });
});
