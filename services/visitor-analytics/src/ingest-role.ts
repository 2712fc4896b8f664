import { batchSubject } from '@aera/contracts/server';
import { createBatchingPublisher, eventBatchType } from '@aera/event-bus';
import { type ServiceContext, type ServiceModule } from '@aera/service-kit';
import { createDailySalt, scheduleSaltRotation } from './ingest/daily-salt.ts';
import { ingestRoutes } from './ingest/ingest-routes.ts';
import { serviceName } from './role.ts';

/** Milliseconds that a request waits for the bus before it is rejected with a retry hint. */
const timeoutMs = 5000;

/** Accepts hits. Hits that arrive within a few milliseconds are published as one JetStream message. */
export function ingestRole({ bus, sql, clock, newId, metrics, workers }: ServiceContext): ServiceModule {
  const salt = createDailySalt(sql, clock);
  const rotation = scheduleSaltRotation(salt, workers);
  const hits = createBatchingPublisher({
    bus,
    subject: batchSubject(serviceName),
    contentType: eventBatchType,
    deadlineMs: timeoutMs,
  });
  metrics.gauge('ingest_hits', 'Hits by outcome', () => ({ ...hits.stats() }));
  return {
    routes: [ingestRoutes({ accept: hits.publish, salt, clock, newId })],
    start: async () => rotation.start(),
    stop: async () => {
      await rotation.stop();
      await hits.drain();
    },
  };
}
