import { batchSubject, Message } from '@aera/contracts';
import { contextStream, createJoiningPublisher, eventBatchType } from '@aera/event-bus';
import { defineService, isNotNow, type Kit, type ServiceParts } from '@aera/service-kit';
import { z } from 'zod';
import { migrations } from '../migrations/index.ts';
import { createDailySalt, tendDaily } from './ingest/daily-salt.ts';
import { ingestRoutes } from './ingest/ingest-routes.ts';
import { visitRows } from './projector/visit-rows.ts';
import { writeVisits } from './projector/write-visits.ts';
import { activityOf } from './query/visit-queries.ts';
import { queryRoutes } from './query/query-routes.ts';
import { plays, Role } from './role.ts';

const name = 'visitor-analytics';

export const visitorAnalytics = defineService({
  name,
  env: z.object({ ROLE: Role.default('all') }),
  migrations,
  build: (kit) => {
    const { ROLE } = kit.config;
    const parts = [
      plays(ROLE, 'ingest') && ingest(kit),
      plays(ROLE, 'projector') && projector(kit),
      plays(ROLE, 'query') && query(kit),
    ].filter((part) => part !== false);
    return {
      streams: [contextStream(name)],
      routes: parts.flatMap(({ routes }) => routes),
      start: async () => {
        for (const { start } of parts) await start?.();
      },
      stop: async () => {
        for (const { stop } of parts) await stop?.();
      },
    };
  },
});

type Part = Pick<ServiceParts<never>, 'routes' | 'start' | 'stop'>;

/** How long a browser waits for the bus before it is told to come back, in milliseconds. */
const patience = 5000;

/** Takes hits in: many that arrive within the same few milliseconds travel as one JetStream message. */
function ingest({ bus, sql, clock, newId, metrics, log }: Kit): Part {
  const salt = createDailySalt(sql, clock);
  let stopTending = () => {};
  const hits = createJoiningPublisher({
    bus,
    subject: batchSubject(name),
    contentType: eventBatchType,
    deadlineMs: patience,
  });
  metrics.gauge('ingest_hits', 'Hits by what became of them', () => ({ ...hits.stats() }));
  return {
    routes: [ingestRoutes({ accept: hits.publish, salt, clock, newId })],
    start: async () => {
      stopTending = tendDaily(salt, log);
    },
    stop: async () => {
      stopTending();
      await hits.drain();
    },
  };
}

/** Writes hits into the tables. Any number of projectors share one durable consumer. */
function projector({ bus, sql }: Kit): Part {
  let stopConsumer = async () => {};
  return {
    routes: [],
    start: async () => {
      const consumer = bus.consumeBatches({
        stream: name,
        durable: `${name}-projector`,
        maxMessages: 200,
        isTransient: isNotNow,
        parse: (payload) => Message.parse(payload) as Message,
        handle: ({ payloads }) => writeVisits(sql, visitRows(payloads)),
      });
      stopConsumer = () => consumer.stop();
    },
    stop: () => stopConsumer(),
  };
}

const query = ({ sql }: Kit): Part => ({
  routes: [queryRoutes({ activityOf: (ip) => activityOf(sql, ip) })],
});
