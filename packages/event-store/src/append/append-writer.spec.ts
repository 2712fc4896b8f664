import { expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { createAppendRequest } from './append-request.ts';
import { createAppendWriter } from './append-writer.ts';

const request = (streamId: string) => {
  const id = crypto.randomUUID();
  const event = { id, type: 'Counted', version: 1, data: {}, metadata: {} };
  return createAppendRequest(streamId, [event], 'none', '2025-07-04T00:00:00.000Z');
};

it('reports a committed append as written if the revisions of other streams cannot be read after it', async () => {
  const prepared = async ({ name }: { name: string }) => {
    if (name === 'event_store_heads') throw new Error('Connection terminated unexpectedly');
    return [['written', 1, 7]];
  };
  const positions: number[] = [];
  const database = { prepared } as unknown as Database;
  const writer = createAppendWriter(database, 10, (position) => positions.push(position));
  const outcomes = await Promise.all(['written', 'stale'].map((streamId) => writer.add(request(streamId))));
  expect(outcomes).toMatchObject([
    { kind: 'written', firstRevision: 1, positions: [7] },
    { kind: 'failed', error: { code: 'event-store-unavailable' } },
  ]);
  expect(positions).toEqual([7]);
});

it.each(['40P01', '55P03'])('repeats an append that lost a lock to another transaction: %s', async (code) => {
  let attempts = 0;
  const prepared = async ({ name }: { name: string }) => {
    if (name === 'event_store_heads') return [];
    if ((attempts += 1) === 1) throw Object.assign(new Error('lock'), { severity: 'ERROR', code });
    return [['written', 1, 7]];
  };
  const writer = createAppendWriter({ prepared } as unknown as Database, 10, () => undefined);
  expect(await writer.add(request('written'))).toMatchObject({ kind: 'written', positions: [7] });
  expect(attempts).toBe(2);
});
