import { setTimeout as pause } from 'node:timers/promises';
import { Message } from '@aera/contracts/server';
import { createDatabase } from '@aera/event-store';
import { createHostingLookup, createIpGeolocator } from '@aera/ip-geolocation';
import {
  createErasureConsumers,
  isTransientError,
  type ServiceContext,
  type ServiceModule,
} from '@aera/service-kit';
import { deleteUnlessInUse } from './coordination/locks.ts';
import { deletePublishedSignals } from './coordination/signal-outbox.ts';
import { createDataSubject } from './data-subject/data-subject.ts';
import { sweepLateWrites } from './erasure/erase-visitor.ts';
import { createRedactor } from './erasure/redactor.ts';
import { createEnricher } from './hits/enrich-hit.ts';
import { createSessionizer } from './sessionization/sessionizer.ts';
import { createSignalPublisher } from './sessionization/signal-publisher.ts';
import { applyClassifications } from './projector/apply-classifications.ts';
import { projectBatch } from './projector/project-batch.ts';
import { externalConsumers } from './projector/external-consumers.ts';
import { cleanUpAbandonedRebuild, rebuildVisits } from './rebuild/rebuild-visits.ts';
import { createRetentionEnforcer } from './retention/retention-enforcer.ts';
import { projectorConsumer, serviceName } from './role.ts';
import type { AnalyticsStore } from './store/analytics-store.ts';

/** Pause of a projector between two batches, in milliseconds. */
const batchPauseMs = 100;

/** Interval at which late writes of erased visitors are looked for, in milliseconds. */
const sweepIntervalMs = 30_000;

/** Interval of retention and of partition creation, in milliseconds. */
const maintenanceIntervalMs = 60 * 60_000;
/** Delay of the second run in milliseconds; the first run is part of the start. */
const initialDelayMs = 60_000;

/** Projects hits into tables and keeps visits and hourly metrics current. Any number of projectors share one durable consumer. */
export function projectorRole(
  { bus, orm, clock, log, workers }: ServiceContext,
  store: AnalyticsStore,
): ServiceModule {
  const database = createDatabase(orm.em);
  const subject = createDataSubject(database, store);
  const enrichClients = createEnricher(createIpGeolocator(), createHostingLookup());
  const retention = createRetentionEnforcer({
    database,
    store: store.retention,
    clock,
    bus,
    stream: serviceName,
    log,
  });
  const { cutoffs } = retention;
  const project = projectBatch({ database, store, enrichClients, cutoffs });
  const classify = applyClassifications({ database, store: store.visits });
  const redactor = createRedactor({
    database,
    mentions: store.mentions,
    bus,
    stream: serviceName,
    log,
    workers,
  });
  const retainedFrom = async () => (await cutoffs()).events;
  const worker = createSessionizer({ database, store: store.visits, retainedFrom, workers });
  const rebuild = { database, store: store.rebuild };
  const maintain = async () => {
    await store.hits.prepareUpcomingDays(clock());
    await retention.enforce();
    const { ipAddresses } = await cutoffs();
    await redactor.purgeBefore(ipAddresses);
    await deleteUnlessInUse(log, () => store.mentions.deleteBefore(ipAddresses));
    await deletePublishedSignals(database.sql);
    await deleteUnlessInUse(log, () => cleanUpAbandonedRebuild(rebuild));
  };
  const maintenance = workers.schedule('Retention', maintain, {
    intervalMs: maintenanceIntervalMs,
    initialDelayMs: initialDelayMs,
  });
  const sweeping = workers.schedule(
    'Sweep after erasures',
    () => sweepLateWrites({ database, store: store.hits }),
    { intervalMs: sweepIntervalMs },
  );
  const signals = createSignalPublisher({ database, bus, workers });
  let stopConsumer = async () => {};
  return {
    consumers: [
      ...externalConsumers(database, store.hits),
      // Apart from the other consumer of consent-ledger, so that it reads the stream from the first erasure on.
      ...createErasureConsumers(subject, {
        visitorErased: 'visitor-analytics-visitor-erasure',
      }),
    ],
    eraseAgain: subject.eraseAgain,
    rebuilds: [rebuildVisits({ ...rebuild, retainedFrom })],
    start: async () => {
      await maintain();
      maintenance.start();
      const consumer = bus.consumeBatches({
        ...projectorConsumer,
        isTransient: isTransientError,
        parse: (payload) => Message.parse(payload) as Message,
        handle: async ({ payloads, seqs }) => {
          await project({ payloads, seqs });
          await classify(payloads);
          await retention.apply(payloads);
          // More hits arrive in the pause and share the next transaction, because its disk also acknowledges hits.
          await pause(batchPauseMs);
        },
      });
      worker.start();
      redactor.start();
      sweeping.start();
      signals.start();
      stopConsumer = () => consumer.stop();
    },
    stop: async () => {
      await stopConsumer();
      await Promise.all([
        maintenance.stop(),
        worker.stop(),
        redactor.stop(),
        sweeping.stop(),
        signals.stop(),
      ]);
    },
  };
}
