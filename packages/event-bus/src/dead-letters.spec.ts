import { describe, expect, it } from 'vitest';
import { deadLetter } from './dead-letter.ts';
import { createDeadLetters } from './dead-letters.ts';
import type { BatchItem } from './batch-item.ts';
import type { BusConnection } from './connection.ts';
import { listOwnedNames } from './names.ts';

const linkTo = (server: { js: object; jsm?: object }) =>
  ({
    nc: { isClosed: () => false },
    names: listOwnedNames('shop'),
    isConnected: () => true,
    onDisconnect: () => () => undefined,
    ...server,
  }) as unknown as BusConnection;

/** A server with one dead letter that rejects publishing. */
function createRefusingServer() {
  const stored = new Set([7]);
  const letter = { stream: 'orders', consumer: 'fragile', at: 'now' };
  const link = linkTo({
    js: { publish: () => Promise.reject(new Error('no space left')) },
    jsm: {
      consumers: { info: async () => ({}) },
      streams: { deleteMessage: async (_: string, seq: number) => stored.delete(seq) },
      direct: {
        getMessage: async (_: string, { seq }: { seq: number }) =>
          stored.has(seq)
            ? { seq, subject: 'dead-letters.shop.pending.orders.fragile', json: () => letter }
            : null,
      },
    },
  });
  return { deadLetters: createDeadLetters(link, async () => undefined), stored };
}

describe('a dead letter', () => {
  it.each([
    ['retried', 'retry'],
    ['discarded', 'discard'],
  ] as const)('that cannot be %s is kept', async (_, decide) => {
    const { deadLetters, stored } = createRefusingServer();
    await expect(deadLetters[decide](7, 'A duplicate.')).rejects.toThrow('no space left');
    expect(stored).toContain(7);
  });

  it('is stored once for each consumer that dead-letters the message', async () => {
    const ids: string[] = [];
    const publish = async (_subject: string, _body: string, { msgID }: { msgID: string }) => ids.push(msgID);
    const origin = { stream: 'orders', seq: 1, index: 0, subject: 'events.orders', id: 'm1' };
    const entry: BatchItem = { key: 'orders.1-0.0', origin, payload: {} };
    for (const consumer of ['mails', 'mails', 'metrics'])
      await deadLetter(linkTo({ js: { publish } }), {
        stream: 'orders',
        consumer,
        entry,
        reason: 'failed',
        attempts: [],
      });
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});
