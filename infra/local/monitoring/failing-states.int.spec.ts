import { leadCaptured } from '@aera/contracts/server';
import { defineStream, eventStoreSchema } from '@aera/event-store';
import type { Decider } from '@aera/event-store/decider';
import { createMetrics, createWorkers, defineService, draft, sqlMigration } from '@aera/service-kit';
import { startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually, startTestNats } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listFiringAlerts } from './promtool.ts';

type Captured = { type: 'Captured'; data: { leadId: string } };

const capturedAt = '2026-11-26T12:00:00.000Z';
const lead: Decider<Captured['data'], Captured, boolean> = {
  initial: () => false,
  evolve: () => true,
  decide: (data) => [{ type: 'Captured', data }],
};
const leads = defineStream('lead', lead, {
  toDraft: ({ data }) => draft(leadCaptured, { leadId: data.leadId, capturedAt }),
});
const service = defineService({
  name: 'contacts-crm',
  declaredRoutes: [],
  migrations: [sqlMigration('0001-event-store', eventStoreSchema)],
  streams: [leads],
  modules: () => [{}],
});

const timeout = 180_000;

describe('a service whose stream is full', () => {
  let running: TestService;
  beforeAll(async () => {
    // The budget of the stream is 5 % of it.
    running = await startTestService(service, { env: { NATS_STORAGE_BYTES: '400000' } });
  });
  afterAll(() => running.stop());

  it('raises the alerts of the stream and of the stopped relay', { timeout }, async () => {
    expect(await listFiringAlerts(await scrape(running))).toEqual([]);
    await fillStream(running);
    const text = await eventually(
      async () => {
        const found = await scrape(running);
        return /^stalled\{name="relay contacts-crm".*\} 1$/m.test(found) && found;
      },
      { timeout: 90_000, interval: 500 },
    );
    // Workers that publish may fail as well.
    expect(await listFiringAlerts(text)).toEqual(
      expect.arrayContaining(['ComponentStalled', 'StreamAlmostFull']),
    );
  });
});

it('a relay shows its lag while NATS is down', { timeout }, async () => {
  const nats = await startTestNats();
  const running = await startTestService(service, { nats });
  onTestFinished(async () => {
    await running.stop();
    await nats.stop();
  });
  const waitForLag = (lag: RegExp) =>
    eventually(async () => lag.test(await scrape(running)), { timeout: 60_000, interval: 250 });
  await waitForLag(/^relay_lag_events\{.*\} 0$/m);
  await nats.kill();
  const leadId = '00000000-0000-4000-8000-000000000000';
  await running.kit.store.stream(leads).handle([leadId], { leadId });
  await waitForLag(/^relay_lag_events\{.*\} [1-9]/m);
  await nats.restart();
  await waitForLag(/^relay_lag_events\{.*\} 0$/m);
});

it('a worker that hangs raises its alert', { timeout }, async () => {
  let now = Date.parse(capturedAt);
  const metrics = createMetrics('contacts-crm');
  const workers = createWorkers({ log: console as never, clock: () => new Date(now), metrics });
  const hanging = Promise.withResolvers<void>();
  const task = workers.schedule('Lead scoring', () => hanging.promise);
  onTestFinished(() => {
    hanging.resolve();
    return task.stop();
  });
  task.start();
  await eventually(() => workers.all()[0]?.runningSince === capturedAt);
  // The metrics of the process are those of the tests, which may block its event loop.
  expect(await listFiringAlerts(await metrics.registry.metrics())).not.toContain('WorkerHanging');
  now += 20 * 60_000;
  expect(await listFiringAlerts(await metrics.registry.metrics())).toContain('WorkerHanging');
});

/** Appends one event at a time, until the relay can no longer publish. */
async function fillStream({ kit, relay }: TestService): Promise<void> {
  for (let n = 0; relay!.status().failures === 0; n++) {
    const leadId = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
    await kit.store.stream(leads).handle([leadId], { leadId });
    await Promise.race([relay!.waitUntilCaughtUp(), eventually(() => relay!.status().failures > 0)]);
  }
}

async function scrape({ app }: TestService): Promise<string> {
  return (await app.inject({ method: 'GET', url: '/metrics' })).body;
}
