import { setTimeout as pause } from 'node:timers/promises';
import { Message } from '@aera/contracts/server';
import { createDatabase } from '@aera/event-store';
import { createHostingNetworks, createIpGeolocator } from '@aera/ip-geolocation';
import {
  erasureConsumers,
  isTransientError,
  type ServiceContext,
  type ServiceModule,
} from '@aera/service-kit';
import { createDataSubject } from './data-subject/data-subject.ts';
import { createRedactor } from './erasure/redactor.ts';
import { createEnricher } from './hits/enrich-hit.ts';
import { createPartitions } from './hits/partitions.ts';
import { createSessionizer } from './sessionization/sessionizer.ts';
import { applyClassifications } from './projector/apply-classifications.ts';
import { projectHits } from './projector/project-hits.ts';
import { externalConsumers } from './projector/external-consumers.ts';
import { cleanUpAbandonedRebuild, rebuildVisits } from './rebuild/rebuild-visits.ts';
import { createRetentionEnforcer } from './retention/retention-enforcer.ts';
import { projectorConsumer, serviceName } from './role.ts';

/** Pause of a projector between two batches, in milliseconds. */
const batchPauseMs = 100;

/** Interval of retention and of partition creation, in milliseconds. */
const maintenanceIntervalMs = 60 * 60_000;
/** Delay of the second run in milliseconds; the first run is part of the start. */
const initialDelayMs = 60_000;

/** Projects hits into tables and keeps visits and hourly metrics current. Any number of projectors share one durable consumer. */
export function projectorRole({ bus, orm, clock, log, workers }: ServiceContext): ServiceModule {
  const database = createDatabase(orm.em);
  const subject = createDataSubject(database);
  const partitions = createPartitions(database);
  const describe = createEnricher(createIpGeolocator(), createHostingNetworks());
  const retention = createRetentionEnforcer({
    database,
    partitions,
    clock,
    purgeStream: (day) => bus.purgeBefore(serviceName, new Date(day)),
  });
  const { cutoffs } = retention;
  const project = projectHits({ database, describe, partitions, cutoffs: cutoffs });
  const classify = applyClassifications(database);
  const redactor = createRedactor({ sql: database.sql, bus, stream: serviceName, log, workers });
  const worker = createSessionizer({ database, retainedFrom: async () => (await cutoffs()).events, workers });
  const maintain = async () => {
    await partitions.ensureUpcoming(clock());
    await retention.enforce();
    await redactor.purgeBefore((await cutoffs()).ipAddresses);
    await cleanUpAbandonedRebuild(database);
  };
  const maintenance = workers.schedule('Retention', maintain, {
    intervalMs: maintenanceIntervalMs,
    initialDelayMs: initialDelayMs,
  });
  let stopConsumer = async () => {};
  return {
    consumers: [
      ...externalConsumers(database),
      // A new consumer name, so that it reads the stream from the first erasure on.
      ...erasureConsumers(subject, {
        visitorErased: 'visitor-analytics-visitor-erasure',
      }),
    ],
    eraseAgain: subject.eraseAgain,
    rebuilds: [rebuildVisits({ database, retainedFrom: async () => (await cutoffs()).events })],
    start: async () => {
      await maintain();
      maintenance.start();
      const consumer = bus.consumeBatches({
        ...projectorConsumer,
        isTransient: isTransientError,
        parse: (payload) => Message.parse(payload) as Message,
        handle: async ({ payloads }) => {
          await project(payloads);
          await classify(payloads);
          await retention.apply(payloads);
          // More hits arrive in the pause and share the next transaction, because its disk also acknowledges hits.
          await pause(batchPauseMs);
        },
      });
      worker.start();
      redactor.start();
      stopConsumer = () => consumer.stop();
    },
    stop: async () => {
      await stopConsumer();
      await Promise.all([maintenance.stop(), worker.stop(), redactor.stop()]);
    },
  };
}
