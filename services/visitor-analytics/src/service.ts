import { batchSubject, Message } from '@aera/contracts';
import { contextStream, createJoiningPublisher, eventBatchType } from '@aera/event-bus';
import { createDatabase } from '@aera/event-store';
import { createGeography } from '@aera/geography';
import { defineService, isNotNow, type Kit, type ServiceParts } from '@aera/service-kit';
import { z } from 'zod';
import { migrations } from '../migrations/index.ts';
import { createDescriber } from './facts/describe-hit.ts';
import { createHostingNetworks } from './facts/hosting-networks.ts';
import { createPartitions } from './facts/partitions.ts';
import { createDailySalt, tendDaily } from './ingest/daily-salt.ts';
import { ingestRoutes } from './ingest/ingest-routes.ts';
import { createKeeper } from './keeper/keeper.ts';
import { createLiveFeed } from './live/live-feed.ts';
import { liveRoutes } from './live/live-routes.ts';
import { applyDecisions } from './projector/apply-decisions.ts';
import { funnelReactions } from './projector/funnel-reactions.ts';
import { projectHits } from './projector/project-hits.ts';
import { queryRoutes } from './query/query-routes.ts';
import { stewardRoutes } from './stewards/steward-routes.ts';
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
      consumers: parts.flatMap(({ consumers = [] }) => consumers),
      start: async () => {
        for (const { start } of parts) await start?.();
      },
      stop: async () => {
        for (const { stop } of parts) await stop?.();
      },
    };
  },
});

type Part = Pick<ServiceParts<never>, 'routes' | 'consumers' | 'start' | 'stop'>;

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

/** How often partitions are looked after, in milliseconds. */
const hourly = 60 * 60_000;

/** Writes hits as facts, and keeps visits and figures true to them. Any number of projectors share one durable consumer. */
function projector({ bus, orm, clock, log }: Kit): Part {
  const database = createDatabase(orm.em);
  const partitions = createPartitions(database);
  const describe = createDescriber(createGeography(), createHostingNetworks());
  const project = projectHits({ sql: database.sql, describe, partitions });
  const decide = applyDecisions(database);
  const keeper = createKeeper({ database, keptFrom: async () => '0001-01-01', log });
  let stopConsumer = async () => {};
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    routes: [],
    consumers: [funnelReactions(database.sql)],
    start: async () => {
      await partitions.ahead(clock());
      timer = setInterval(() => {
        partitions.ahead(clock()).catch((err: unknown) => log.warn({ err }, 'no partitions for tomorrow'));
      }, hourly);
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
        },
      });
      keeper.start();
      stopConsumer = () => consumer.stop();
    },
    stop: async () => {
      clearInterval(timer);
      await stopConsumer();
      await keeper.stop();
    },
  };
}

function query({ sql, bus, clock, newId, log, metrics }: Kit): Part {
  const describe = createDescriber(createGeography(), createHostingNetworks());
  const feed = createLiveFeed({ bus, stream: name, describe, clock, log });
  metrics.gauge('live_pages', 'Live views that are open', () => ({ stewards: feed.count() }));
  return {
    routes: [queryRoutes(sql), stewardRoutes({ publish: bus.publish, clock, newId }), liveRoutes(feed)],
  };
}
