import { componentRecovered, componentStalled } from '@aera/contracts/server';
import { defineAppendOnlyStream, defineProjection, eventStoreSchema } from '@aera/event-store';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlMigration } from '../../database/open-database.ts';
import { defineService } from '../../service/define-service.ts';
import { startTestService, type TestService } from '../../testing/index.ts';

type Counted = { type: 'Counted'; data: { n: number } };

let isBroken = true;
const counts = defineAppendOnlyStream<Counted>('count');
const sums = defineProjection({
  name: 'sums',
  streams: [counts],
  tables: ['sums'],
  apply: async (events, { sql, table }) => {
    if (isBroken && events.some(({ data }) => data.n === 2)) throw new Error('Two is not to be had.');
    for (const { data } of events) await sql(`insert into ${table('sums')} values ($1)`, [data.n]);
  },
});

const service = defineService({
  name: 'contacts-crm',
  declaredRoutes: [],
  migrations: [
    sqlMigration('0001-event-store', eventStoreSchema),
    sqlMigration('0002-sums', ['create table sums (n int primary key)']),
  ],
  streams: [counts],
  modules: () => [{ projections: [sums] }],
});

let running: TestService;
beforeAll(async () => {
  running = await startTestService(service);
});
afterAll(() => running.stop());

const patient = { timeout: 45_000, interval: 250 };
const stalled = () => running.messages(componentStalled('contacts-crm').type);
const recovered = () => running.messages(componentRecovered('contacts-crm').type);

it('reports a stalled projection once, also after a restart, and its recovery', async () => {
  for (const n of [1, 2]) {
    const event = { type: 'Counted' as const, data: { n } };
    await running.kit.store.stream(counts).append(['sum'], [event], { expected: 'any' });
  }
  const [message] = await eventually(async () => {
    const found = await stalled();
    return found.length > 0 && found;
  }, patient);
  expect(message).toMatchObject({
    subject: 'contacts-crm.projection.sums',
    data: { part: 'projection', name: 'sums', reason: 'failing', behind: 1 },
  });

  running = await running.restart();
  await eventually(() => (running.projections?.status()[0]?.failures ?? 0) > 0, patient);
  expect(await recovered()).toEqual([]);

  isBroken = false;
  const [repaired] = await eventually(async () => {
    const found = await recovered();
    return found.length > 0 && found;
  }, patient);
  expect(repaired?.data).toMatchObject({ stallId: message?.id, part: 'projection', name: 'sums' });
  expect(await stalled()).toHaveLength(1);
});
