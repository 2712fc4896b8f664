import { readTestNatsUrl } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bus, connectBus, type ObjectStore } from './index.ts';

describe('an object store', () => {
  let bus: Bus;
  let store: ObjectStore;
  beforeAll(async () => {
    bus = await connectBus({
      servers: readTestNatsUrl(),
      name: 'object-store-spec',
      storageBytes: 4_000_000,
    });
    store = bus.objects(`objects-${process.pid}`, { storageShare: 0.5 });
  });
  afterAll(() => bus.close());

  const bytes = (length: number) => new Uint8Array(length).fill(7);

  it('returns objects of many chunks, and lists them with their metadata', async () => {
    await store.put({ name: 'member/dist/a', metadata: { builtAt: '2026-11-26' } }, bytes(400_000));
    expect(await store.get('member/dist/a')).toEqual(bytes(400_000));
    expect(await store.list()).toEqual([{ name: 'member/dist/a', metadata: { builtAt: '2026-11-26' } }]);
  });

  it('replaces the metadata of an object, and keeps its content', async () => {
    const object = { name: 'updated', metadata: { builtAt: '2026-11-26' } };
    await store.put(object, bytes(10));
    const before = await store.revision();
    for (const builtAt of ['2026-11-27', '2026-11-28'])
      await store.update({ ...object, metadata: { builtAt } });
    expect(await store.revision()).toBeGreaterThan(before);
    expect((await store.list()).filter(({ name }) => name === object.name)).toEqual([
      { name: 'updated', metadata: { builtAt: '2026-11-28' } },
    ]);
    expect(await store.get('updated')).toHaveLength(10);
    await store.delete('updated');
    await expect(store.update(object)).rejects.toThrow(/deleted/);
  });

  it('returns null for an object that is not there, or no longer', async () => {
    expect(await store.get('nowhere')).toBeNull();
    await store.put({ name: 'short-lived', metadata: {} }, bytes(10));
    await store.delete('short-lived');
    await store.delete('short-lived');
    expect(await store.get('short-lived')).toBeNull();
    expect((await store.list()).map(({ name }) => name)).not.toContain('short-lived');
  });

  it('has another revision after every change, and the same one after none', async () => {
    const before = await store.revision();
    expect(await store.revision()).toBe(before);
    await store.put({ name: 'another', metadata: {} }, bytes(10));
    const after = await store.revision();
    expect(after).toBeGreaterThan(before);
    await store.delete('another');
    expect(await store.revision()).toBeGreaterThan(after);
  });

  it('rejects what exceeds its share of the storage, and keeps the rest', async () => {
    await expect(store.put({ name: 'large', metadata: {} }, bytes(3_000_000))).rejects.toThrow(
      /maximum bytes/,
    );
    expect(await store.get('large')).toBeNull();
    expect(await store.get('member/dist/a')).toEqual(bytes(400_000));
  });
});
