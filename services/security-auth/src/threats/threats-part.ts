import {
  BlockedNetwork,
  type BlockedIps,
  blockedNetworksBucket,
  Message,
  requestSighted,
} from '@aera/contracts/server';
import { createBroadcast, isNotNow, keyedId, type Kit } from '@aera/service-kit';
import type { Consumer } from '@aera/event-bus';
import { type EventStore, untilProjected } from '@aera/event-store';
import type { RefusedAttempt } from '../attempts/attempts.ts';
import { proxyEntries } from '../blocks/allow-list.ts';
import { createBlockDesk } from '../blocks/block-desk.ts';
import { blocksInForce } from '../blocks/block-queries.ts';
import { blockRoutes } from '../blocks/block-routes.ts';
import { blockRows } from '../blocks/block-rows.ts';
import { createBlockedBucket } from '../blocks/blocked-bucket.ts';
import { formatShort, parseNetwork } from '@aera/service-kit/ip-addresses';
import { createRecentVisitors } from '../blocks/recent-visitors.ts';
import { noteStewardAddresses } from '../blocks/steward-addresses.ts';
import type { NameOf } from '../stewards/steward-name.ts';
import { createAnswerThreat } from './answer-threat.ts';
import { forgetNetworks } from './forget-networks.ts';
import { readIntrusionReport } from './intrusion-report.ts';
import { liveRoutes } from './live/live-routes.ts';
import { createAttemptWatch } from './refused-attempts.ts';
import { sightingOf } from './sighting.ts';
import { tidySightings } from './sightings-table.ts';
import { type AssessedPosture, statusRoutes } from './status-routes.ts';
import { threatRoutes } from './threat-routes.ts';
import { threatRows } from './threat-rows.ts';
import { createWatch } from './watch.ts';

interface Deps extends Pick<Kit, 'bus' | 'clock' | 'newId' | 'log' | 'metrics' | 'workers'> {
  readonly store: EventStore;
  readonly secret: Buffer;
  readonly proxies: readonly string[];
  readonly nameOf: NameOf;
  readonly posture: () => Promise<AssessedPosture | null>;
}

const name = 'security-auth';
/** How often blocks are looked through for those whose time is over; the edges heed the time by themselves. */
const expireEvery = 5000;
/** How often the bucket is held against the log, and old sightings go. */
const tendEvery = 60_000;

/** Threats and blocks, assembled. */
export function threatsPart({
  bus,
  store,
  secret,
  proxies,
  nameOf,
  posture,
  clock,
  newId,
  log,
  metrics,
  workers,
}: Deps) {
  const { sql } = store.database;
  const keyOf = keyedId(secret, 'network');
  const bucket = createBlockedBucket({
    store,
    sql,
    bucket: bus.kv(blockedNetworksBucket, { schema: BlockedNetwork }),
    keyOf,
    log,
  });
  const desk = createBlockDesk({
    store,
    sql,
    bucket,
    keyOf,
    nameOf,
    clock,
    newId,
    proxies: proxyEntries(proxies),
  });
  const answer = createAnswerThreat({ store, desk, clock });
  const watch = createWatch({ store, desk, answer, keyOf, clock, newId });
  const attempts = createAttemptWatch({ watch, newId, workers });

  const readBlocked = async (): Promise<BlockedIps> => {
    const blocks = await blocksInForce(sql, nameOf, clock());
    return { blockedIPs: blocks.map(({ network }) => formatShort(parseNetwork(network))), blocks };
  };
  const feed = createBroadcast({
    event: 'security',
    read: async () => ({
      at: clock().toISOString(),
      report: await readIntrusionReport(sql, clock()),
      blocked: await readBlocked(),
    }),
    contentKey: ({ report, blocked }) => JSON.stringify([report, blocked]),
    log,
  });
  metrics.gauge('live_security_pages', 'Live security pages that are open', () => ({
    stewards: feed.count(),
  }));

  let consumer: Consumer | undefined;
  const refill = async () => {
    await untilProjected(store, blockRows.name);
    await bucket.refill();
  };
  const tidy = async () => {
    await tidySightings(sql, clock());
    await forgetNetworks(store, clock());
  };
  const loops = [
    attempts,
    workers.repeat('Blocks that end', desk.expire, { restMs: expireEvery }),
    workers.repeat('Blocked networks at the gateways', refill, { restMs: tendEvery }),
    workers.repeat('Old sightings', tidy, { restMs: tendEvery }),
  ];

  return {
    projections: [threatRows, blockRows],
    consumers: [{ from: name, durable: 'blocked-networks', on: bucket.reactions }] as const,
    routes: [
      noteStewardAddresses(sql, clock),
      statusRoutes({ store, posture, consumer: () => consumer }),
      threatRoutes({ store, nameOf, clock }),
      blockRoutes({
        store,
        desk,
        readBlocked,
        nameOf,
        clock,
        newId,
        recentVisitors: createRecentVisitors(bus, clock),
      }),
      liveRoutes(feed),
    ],
    /** Hears of every secret that was refused. */
    refused: (attempt: RefusedAttempt) => attempts.refused(attempt),
    start: async () => {
      consumer = bus.consumeBatches({
        stream: 'gateway',
        durable: `${name}-threats`,
        maxMessages: 50,
        isTransient: isNotNow,
        parse: readSighting,
        handle: async ({ payloads }) => watch(payloads.filter((sighting) => sighting !== null)),
      });
      for (const loop of loops) loop.start();
    },
    stop: async () => {
      await consumer?.stop();
      for (const loop of loops) await loop.stop();
    },
  };
}

/** Null for what is no sighting: the gateway may come to tell of other things as well. */
function readSighting(payload: unknown) {
  const message = Message.parse(payload);
  return message.type === requestSighted.type
    ? sightingOf({ data: requestSighted.data.parse(message.data) })
    : null;
}
