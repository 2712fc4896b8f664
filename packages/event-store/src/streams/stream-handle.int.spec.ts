import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProjectionRunner } from '../projections/projection-runner.ts';
import { defineProjection } from '../projections/projection.ts';
import { countDecider, readWholeLog, createTestStore, type TestStore } from '../testing/test-store.ts';
import { defineAppendOnlyStream, defineSingleStream, defineStream } from './define-stream.ts';

type Named = { type: 'Named'; data: { id: string; name: string | null } };

const counts = defineStream('count', countDecider, { id: (name: string) => name.toLowerCase() });
const total = defineSingleStream('count-total', countDecider);
const people = defineAppendOnlyStream<Named>('person', {
  personalFields: { Named: { subject: ({ id }) => id, fields: ['name'] } },
});
const ships = defineAppendOnlyStream<Named>('ship', {
  upcasters: { Named: [(data: Named['data']) => ({ ...data, name: `MS ${data.name}` })] },
});
const streams = [counts, total, people, ships];

let database: TestStore;
beforeAll(async () => {
  database = await createTestStore();
});
afterAll(() => database.drop());
const open = () => database.open({ streams, masterKey: randomBytes(32) });

describe('the streams of a definition', () => {
  it('are read, folded, and changed by commands', async () => {
    const store = await open();
    const handle = store.stream(counts);
    const name = randomUUID();
    expect(await handle.readState(name)).toEqual({ sum: 0 });
    await handle.handle([name], { add: 2 });
    const { events, state, revision } = await handle.handle(
      [name.toUpperCase()],
      { add: 3 },
      { metadata: { actor: 'member-1' } },
    );
    expect({ state, revision }).toEqual({ state: { sum: 5 }, revision: 2 });
    expect(await handle.readAfter(1, name)).toEqual(events);
    expect(await handle.read(name)).toMatchObject([
      { streamId: `count-${name}`, stream: 'count', data: { by: 2 } },
      { streamId: `count-${name}`, stream: 'count', data: { by: 3 }, metadata: { actor: 'member-1' } },
    ]);
    expect(await handle.readState(name)).toEqual(state);
  });

  it('reject an id that belongs to another category', async () => {
    const store = await open();
    const [handle, single] = [store.stream(counts), store.stream(total)];
    await single.handle([], { add: 1 });
    await expect(handle.handle(['total'], { add: 1 })).rejects.toMatchObject({ code: 'invalid-event' });
    await expect(
      handle.append(['total'], [{ type: 'Counted', data: { by: 1 } }], { expected: 'any' }),
    ).rejects.toMatchObject({ code: 'invalid-event' });
    expect(await single.readState()).toEqual({ sum: 1 });
  });

  it('must be declared', async () => {
    const store = await open();
    expect(() => store.stream(defineStream('other', countDecider))).toThrow('other is not declared');
  });

  it('have rules of their own for events of one type', async () => {
    const store = await open();
    const id = randomUUID();
    const event: Named = { type: 'Named', data: { id, name: 'Ada' } };
    for (const definition of [people, ships])
      await store.stream(definition).append([id], [event], { expected: 'none' });
    await store.eraseSubject(id);
    const ofId = (await readWholeLog(store)).filter(({ streamId }) => streamId.endsWith(id));
    expect(ofId).toMatchObject([
      { stream: 'person', data: { id, name: null } },
      { stream: 'ship', data: { id, name: 'Ada' } },
    ]);
    await store.database.sql('update events set version = 1 where stream_id = any($1)', [
      [`person-${id}`, `ship-${id}`],
    ]);
    expect((await store.stream(ships).read(id)).map(({ data }) => data.name)).toEqual(['MS Ada']);
    expect((await store.stream(people).read(id)).map(({ data }) => data.name)).toEqual([null]);
  });
});

it('passes a projection the events of its streams, and waits for it', async () => {
  const store = await open();
  await store.database.sql('create table sums (id text primary key, sum int not null)');
  const sums = defineProjection({
    name: 'sums',
    tables: ['sums'],
    streams: [total],
    apply: async (events, { sql, table }) => {
      for (const { streamId, data } of events)
        await sql(
          `insert into ${table('sums')} as s values ($1, $2) on conflict (id) do update set sum = s.sum + $2`,
          [streamId, data.by],
        );
    },
  });
  const runner = createProjectionRunner({ store, projections: [sums], pollMs: 20 });
  runner.start();
  const options = { waitFor: sums };
  await store.stream(counts).handle([randomUUID()], { add: 1 }, options);
  await store.stream(total).handle([], { add: 4 }, options);
  const rows = await store.database.sql<{ id: string; sum: number }>('select id, sum from sums');
  expect(rows).toEqual([{ id: 'count-total', sum: (await store.stream(total).readState()).sum }]);
  await runner.stop();
});
