import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileStore, hashOrigin } from './file-store.ts';
import { openWitnessKey } from './witness-key.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aera-witness-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the storage of a witness', () => {
  it('has the newest checkpoint of each log, also after a restart', async () => {
    const store = createFileStore(folder);
    expect(await store.readLatest('a')).toBeNull();
    expect(await store.append('a', null, 'first')).toBe(true);
    expect(await store.append('a', await store.readLatest('a'), 'second')).toBe(true);
    expect(await store.append('b', null, 'other')).toBe(true);
    expect(await createFileStore(folder).readLatest('a')).toEqual({ sequence: 2, note: 'second' });
    expect(await createFileStore(folder).readLatest('b')).toEqual({ sequence: 1, note: 'other' });
  });

  it('stores one of two checkpoints that follow the same one', async () => {
    const stores = [createFileStore(folder), createFileStore(folder)];
    const stored = await Promise.all(stores.map((store, at) => store.append('a', null, `note ${at}`)));
    expect(stored.toSorted()).toEqual([false, true]);
    expect(await stores[0]!.append('a', null, 'late')).toBe(false);
  });

  it('ignores what a crash left behind, and removes what is old', async () => {
    const store = createFileStore(folder);
    await store.append('a', null, 'note 1');
    await writeFile(join(folder, hashOrigin('a'), '.torn'), 'tor');
    for (let n = 2; n <= 103; n += 1) await store.append('a', await store.readLatest('a'), `note ${n}`);
    expect(await store.readLatest('a')).toEqual({ sequence: 103, note: 'note 103' });
    const kept = (await readdir(join(folder, hashOrigin('a')))).filter((name) => name !== '.torn');
    expect(kept.length).toBe(100);
    // A process that has slept since then cannot go back.
    expect(await store.append('a', { sequence: 1, note: 'note 1' }, 'fork')).toBe(false);
    expect((await store.readLatest('a'))?.note).toBe('note 103');
  });
});

describe('the key of a witness', () => {
  it('is created once, with a name, and readable by its owner only', async () => {
    await expect(openWitnessKey(folder, undefined)).rejects.toThrow('name the witness with --name');
    const created = await openWitnessKey(folder, 'witness.example/w1');
    expect(created.verifierKey).toMatch(/^witness\.example\/w1\+[0-9a-f]{8}\+B/);
    expect((await openWitnessKey(folder, undefined)).verifierKey).toBe(created.verifierKey);
    await expect(openWitnessKey(folder, 'other')).rejects.toThrow('not of other');
    expect(JSON.parse(await readFile(join(folder, 'key.json'), 'utf8'))).toMatchObject({
      name: 'witness.example/w1',
    });
  });
});
