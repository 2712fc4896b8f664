import { Kvm } from '@nats-io/kv';
import { connect } from '@nats-io/transport-node';
import { eventually, readTestNatsUrl } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Bucket, type Bus, connectBus } from './index.ts';
import { uniqueName } from './testing/messages.ts';

describe('a bucket', () => {
  let bus: Bus;
  beforeAll(async () => {
    bus = await connectBus({ servers: readTestNatsUrl(), name: 'kv-spec' });
  });
  afterAll(() => bus.close());
  const bucket = () => bus.kv<{ n: number }>(uniqueName('kv'), { schema: z.object({ n: z.number() }) });

  it('keeps values by key', async () => {
    const kv = bucket();
    expect(await kv.get('a.b')).toBeNull();
    const revision = await kv.put('a.b', { n: 1 });
    expect(await kv.get('a.b')).toEqual({ value: { n: 1 }, revision });
    await kv.put('c', { n: 2 });
    expect((await kv.keys()).toSorted()).toEqual(['a.b', 'c']);
    await kv.delete('a.b');
    expect(await kv.get('a.b')).toBeNull();
    expect(await kv.keys()).toEqual(['c']);
  });

  it('changes a value only at the revision its writer saw', async () => {
    const kv = bucket();
    const first = await kv.put('k', { n: 1 }, { revision: 0 });
    await expect(kv.put('k', { n: 2 }, { revision: 0 })).rejects.toMatchObject({ code: 'revision-conflict' });
    await kv.put('k', { n: 3 }, { revision: first });
    await expect(kv.put('k', { n: 4 }, { revision: first })).rejects.toMatchObject({
      code: 'revision-conflict',
    });
    expect(await kv.get('k')).toMatchObject({ value: { n: 3 } });
  });

  it('lets a deleted key be created again', async () => {
    const kv = bucket();
    await kv.put('k', { n: 1 });
    await kv.delete('k');
    await kv.put('k', { n: 2 }, { revision: 0 });
    expect(await kv.get('k')).toMatchObject({ value: { n: 2 } });
  });

  it('rejects a value that violates the schema', async () => {
    const name = uniqueName('kv');
    await bus.kv(name).put('k', { n: 'one' });
    const typed = bus.kv<{ n: number }>(name, { schema: z.object({ n: z.number() }) });
    await expect(typed.get('k')).rejects.toMatchObject({ code: 'invalid-message' });
  });

  it('sends a watcher the current values, then every change', async () => {
    const kv = bucket();
    await kv.put('before', { n: 1 });
    const changes: [string, number | null][] = [];
    const watcher = kv.watch(({ key, value }) => void changes.push([key, value?.n ?? null]));
    await eventually(() => changes.length === 1);
    await kv.put('after', { n: 2 });
    await kv.delete('before');
    await eventually(() => changes.length === 3);
    expect(changes).toEqual([
      ['before', 1],
      ['after', 2],
      ['before', null],
    ]);
    await watcher.stop();
    await kv.put('unseen', { n: 3 });
    expect(changes).toHaveLength(3);
  });

  it('is created again after it was deleted, also for its watchers and writers', async () => {
    const name = uniqueName('kv');
    const [kv, other] = [bus.kv<number>(name), bus.kv<number>(name)];
    const changes: [string, number | null][] = [];
    for (const n of [1, 2, 3]) await kv.put('before', n);
    const watcher = other.watch(({ key, value }) => void changes.push([key, value]));
    await eventually(() => changes.length === 1);
    const operator = await connect({ servers: readTestNatsUrl() });
    await (await new Kvm(operator).open(name)).destroy();
    await operator.close();
    await kv.put('after', 4);
    await eventually(() => changes.length === 2, { timeout: 20_000 });
    await kv.put('after', 5);
    await eventually(() => changes.length === 3);
    expect(changes).toEqual([
      ['before', 3],
      ['after', 4],
      ['after', 5],
    ]);
    await watcher.stop();
  });

  it('continues watching after an invalid value', async () => {
    const name = uniqueName('kv');
    const seen: string[] = [];
    const typed: Bucket<number> = bus.kv(name, { schema: z.number() });
    await bus.kv(name).put('bad', 'x');
    await typed.put('good', 1);
    const watcher = typed.watch(({ key }) => void seen.push(key));
    await eventually(() => seen.length > 0);
    expect(seen).toEqual(['good']);
    await watcher.stop();
  });

  it('changes its options in place, and expires values', async () => {
    const name = uniqueName('kv');
    await bus.kv(name).put('k', 1);
    const short = bus.kv(name, { ttl: 300 });
    await short.put('other', 2);
    await eventually(async () => (await short.keys()).length === 0);
  });
});
