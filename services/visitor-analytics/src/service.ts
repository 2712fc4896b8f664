import { setTimeout as pause } from 'node:timers/promises';
import { batchSubject, Message, type RetentionPolicy } from '@aera/contracts/server';
import { contextStream, createJoiningPublisher, eventBatchType } from '@aera/event-bus';
import { createDatabase } from '@aera/event-store';
import { createHostingNetworks, createIpGeolocator } from '@aera/ip-geolocation';
import { defineService, isNotNow, type Kit, type ServiceModule } from '@aera/service-kit';
import { z } from 'zod';
import { migrations } from '../migrations/index.ts';
import { createRedactor } from './erasure/redactor.ts';
import { createDescriber } from './facts/describe-hit.ts';
import { createPartitions } from './facts/partitions.ts';
import { heldRoutes } from './held/held-routes.ts';
import { createDailySalt, tendDaily } from './ingest/daily-salt.ts';
import { ingestRoutes } from './ingest/ingest-routes.ts';
import { createKeeper } from './keeper/keeper.ts';
import { createLiveFeed } from './live/live-feed.ts';
import { liveRoutes } from './live/live-routes.ts';
import { applyDecisions } from './projector/apply-decisions.ts';
import { projectHits } from './projector/project-hits.ts';
import { toldElsewhere } from './projector/told-elsewhere.ts';
import { queryRoutes } from './query/query-routes.ts';
import { endAbandonedRebuild, rebuildVisits } from './rebuild/rebuild-visits.ts';
import { streamAge } from './retention/horizons.ts';
import { createRetentionKeeper } from './retention/retention-keeper.ts';
import { retentionRoutes } from './retention/retention-routes.ts';
import { readPolicy } from './retention/retention.ts';
import { stewardRoutes } from './stewards/steward-routes.ts';
import { plays, Role } from './role.ts';

const name = 'visitor-analytics';

export const visitorAnalytics = defineService({
  name,
  env: z.object({ ROLE: Role.default('all') }),
  migrations,
  servesAllRoutes: ({ ROLE }) => ROLE === 'all',
  modules: async (kit) => {
    const { ROLE } = kit.config;
    return [
      { streams: [hitStream((await readPolicy(kit.sql)).policy)] },
      ...(plays(ROLE, 'ingest') ? [ingest(kit)] : []),
      ...(plays(ROLE, 'projector') ? [projector(kit)] : []),
      ...(plays(ROLE, 'query') ? [query(kit)] : []),
    ];
  },
});

/** The log of hits, which forgets what is kept no longer. */
const hitStream = (policy: RetentionPolicy) => contextStream(name, { maxAgeMs: streamAge(policy) });

/** How long a browser waits for the bus before it is told to come back, in milliseconds. */
const patience = 5000;

/** Takes hits in: many that arrive within the same few milliseconds travel as one JetStream message. */
function ingest({ bus, sql, clock, newId, metrics, workers }: Kit): ServiceModule {
  const salt = createDailySalt(sql, clock);
  const tending = tendDaily(salt, workers);
  const hits = createJoiningPublisher({
    bus,
    subject: batchSubject(name),
    contentType: eventBatchType,
    deadlineMs: patience,
  });
  metrics.gauge('ingest_hits', 'Hits by what became of them', () => ({ ...hits.stats() }));
  return {
    routes: [ingestRoutes({ accept: hits.publish, salt, clock, newId })],
    start: async () => tending.start(),
    stop: async () => {
      await tending.stop();
      await hits.drain();
    },
  };
}

/** Rest of a projector between two batches, in milliseconds. */
const betweenBatches = 100;

/** How often what is too old goes and partitions are made ahead, in milliseconds. */
const hourly = 60 * 60_000;
/** A start does it before anything is written; it is seen at work soon after. */
const soon = 60_000;

/** Writes hits as facts, and keeps visits and figures true to them. Any number of projectors share one durable consumer. */
function projector({ bus, orm, clock, log, workers }: Kit): ServiceModule {
  const database = createDatabase(orm.em);
  const partitions = createPartitions(database);
  const describe = createDescriber(createIpGeolocator(), createHostingNetworks());
  const retention = createRetentionKeeper({
    database,
    partitions,
    clock,
    limitStream: (policy) => bus.ensureStreams([hitStream(policy)]),
  });
  const { horizons } = retention;
  const project = projectHits({ database, describe, partitions, horizons });
  const decide = applyDecisions(database);
  const redactor = createRedactor({ sql: database.sql, bus, stream: name, log, workers });
  const keeper = createKeeper({ database, keptFrom: async () => (await horizons()).facts, workers });
  const tend = async () => {
    await partitions.ahead(clock());
    await retention.tend();
    await redactor.forgetBefore((await horizons()).addresses);
    await endAbandonedRebuild(database);
  };
  const tending = workers.repeat('Retention', tend, { restMs: hourly, firstAfterMs: soon });
  let stopConsumer = async () => {};
  return {
    consumers: toldElsewhere(database),
    rebuilds: [rebuildVisits({ database, keptFrom: async () => (await horizons()).facts })],
    start: async () => {
      await tend();
      tending.start();
      const consumer = bus.consumeBatches({
        stream: name,
        // Named after what it fills: the tables of another shape are filled anew, from the beginning of the stream.
        durable: `${name}-facts`,
        maxMessages: 200,
        isTransient: isNotNow,
        parse: (payload) => Message.parse(payload) as Message,
        handle: async ({ payloads }) => {
          await project(payloads);
          await decide(payloads);
          await retention.apply(payloads);
          // Meanwhile more arrive, and share the next transaction: the disk that writes it is the one that acknowledges hits.
          await pause(betweenBatches);
        },
      });
      keeper.start();
      redactor.start();
      stopConsumer = () => consumer.stop();
    },
    stop: async () => {
      await stopConsumer();
      await Promise.all([tending.stop(), keeper.stop(), redactor.stop()]);
    },
  };
}

function query({ sql, orm, bus, clock, newId, log, metrics }: Kit): ServiceModule {
  const describe = createDescriber(createIpGeolocator(), createHostingNetworks());
  const feed = createLiveFeed({ bus, stream: name, describe, clock, log });
  metrics.gauge('live_pages', 'Live views that are open', () => ({ stewards: feed.count() }));
  return {
    routes: [
      queryRoutes(sql),
      stewardRoutes({ sql, publish: bus.publish, clock, newId }),
      retentionRoutes({ sql, publish: bus.publish, clock, newId }),
      liveRoutes(feed),
      heldRoutes(createDatabase(orm.em)),
    ],
  };
}
