import { type AuditEntry, AuditEntry as Entry } from '@aera/contracts/server';
import { auditStream, connectBus } from '@aera/event-bus';
import { startTestNats } from '@aera/testing';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createAuditTrail } from './audit-trail.ts';

const entry = (n: number): AuditEntry => ({
  kind: 'outcome',
  id: `00000000-0000-4000-8000-00000000000${n}`,
  at: '2026-03-04T09:05:00.000Z',
  service: 'contacts-crm',
  callId: '00000000-0000-4000-8000-000000000000',
  status: 200,
});

it('confirms an entry only after the bus stored it, and fails otherwise', async () => {
  const nats = await startTestNats();
  const bus = await connectBus({ servers: nats.url, name: 'test', log: pino({ level: 'silent' }) });
  await bus.ensureStreams([auditStream]);
  const trail = createAuditTrail(bus, 'contacts-crm');
  await Promise.all([1, 2, 3].map((n) => trail.record(entry(n))));
  const kept: string[] = [];
  const all = Promise.withResolvers<void>();
  const consumer = bus.consumeBatches({
    stream: auditStream.name,
    durable: 'reader',
    parse: (payload) => Entry.parse(payload),
    handle: async ({ payloads }) => {
      kept.push(...payloads.map(({ id }) => id));
      if (kept.length >= 3) all.resolve();
    },
  });
  await all.promise;
  expect(kept.toSorted()).toEqual([1, 2, 3].map((n) => entry(n).id));
  await consumer.stop();

  await nats.stop();
  const impatient = createAuditTrail(bus, 'contacts-crm', { deadlineMs: 100 });
  await expect(impatient.record(entry(4))).rejects.toMatchObject({ code: 'publish-timed-out' });
  await bus.close();
});
