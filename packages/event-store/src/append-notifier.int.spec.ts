import { randomUUID } from 'node:crypto';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStream, createTestStore, type TestStore } from './testing/test-store.ts';

let database: TestStore;
beforeAll(async () => {
  database = await createTestStore();
});
afterAll(() => database.drop());

const append = { type: 'Counted' as const, data: { by: 1 } };

describe('watching', () => {
  it('is notified of appends of this process before they return', async () => {
    const store = await database.open();
    let heard = 0;
    const unwatch = store.watch(() => heard++);
    await store.stream(countStream).append([randomUUID()], [append], { expected: 'none' });
    expect(heard).toBeGreaterThan(0);
    unwatch();
    const before = heard;
    await store.stream(countStream).append([randomUUID()], [append], { expected: 'none' });
    expect(heard).toBe(before);
  });

  it('is notified of appends of another process with the log position', async () => {
    const [here, there] = [await database.open(), await database.open()];
    const positions: number[] = [];
    here.watch(() => positions.push(here.latestPosition()));
    const { position } = await eventually(async () => {
      const result = await there.stream(countStream).append([randomUUID()], [append], { expected: 'none' });
      return positions.length > 0 ? result : null;
    });
    await eventually(() => positions.at(-1)! >= position);
  });
});
