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
  signal: new AbortController().signal,
};

describe('a handler of one message type', () => {
  const seen: number[] = [];
  const kind = defineCountedMessage('s');
  const handler = defineHandler(kind, ({ data }) => void seen.push(data.n))[kind.type];

  it('receives data that satisfies the contract', async () => {
    await handler?.(createCountedMessage('s', 5), context);
    expect(seen).toEqual([5]);
  });

  it('rejects other data, naming the field and not its value', () => {
    const wrong = () => handler?.(createCountedMessage('s', 5, { data: { n: 'secret' } }), context);
    expect(wrong).toThrow(InvalidMessage);
    expect(wrong).toThrow(/\bn: /);
    expect(wrong).not.toThrow(/secret/);
  });
});

describe('parsing a message', () => {
  const read = (entry: Partial<BatchItem>) =>
    parseMessage({ key: 'k', origin, payload: undefined, ...entry });

  it('accepts an envelope with unknown fields', () => {
    const message = createCountedMessage('s', 1);
    expect(read({ payload: { ...message, partitionkey: 'p' } })).toMatchObject(message);
  });

  it('rejects messages without an envelope or JSON', () => {
    expect(() => read({ payload: { id: 1 } })).toThrow(InvalidMessage);
    expect(() => read({ raw: 'AAAA' })).toThrow('not JSON');
  });
});
