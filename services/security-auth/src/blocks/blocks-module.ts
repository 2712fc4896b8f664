import { BlockedNetwork, blockedNetworksBucket } from '@aera/contracts/server';
import { waitForProjection } from '@aera/event-store';
import { hmacId, type ServiceContext, type ConsumerDefinition } from '@aera/service-kit';
import type { SecurityEnv } from '../config.ts';
import type { StewardNameLookup } from '../stewards/steward-name.ts';
import { proxyEntries } from './allow-list.ts';
import { createBlockListSync } from './block-list-sync.ts';
import { readBlockedIps } from './block-queries.ts';
import { blockRoutes } from './block-routes.ts';
import { createBlockService } from './block-service.ts';
import { blockProjection } from './blocks-projection.ts';
import { createRecentVisitors } from './recent-visitors.ts';
import { recordSignedInNetworks } from './signed-in-networks.ts';

interface Needs {
  readonly nameOf: StewardNameLookup;
}

/** Interval between checks for expired blocks, in milliseconds. Gateways check the expiry themselves. */
const expiryIntervalMs = 5000;
/** Interval between comparisons of the gateways' bucket with the log, in milliseconds. */
const refillEvery = 60_000;

/** Blocked networks, and the list of those that are never blocked. */
export function blocksModule(
  { config, store, sql, bus, clock, newId, log, workers }: ServiceContext<SecurityEnv>,
  { nameOf }: Needs,
) {
  const keyOf = hmacId(config.MASTER_KEY, 'network');
  const bucket = createBlockListSync({
    store,
    sql,
    bucket: bus.kv(blockedNetworksBucket, { schema: BlockedNetwork }),
    keyOf,
    log,
  });
  const proxies = proxyEntries(config.TRUSTED_PROXIES);
  const manager = createBlockService({ store, sql, bucket, keyOf, nameOf, clock, newId, proxies });
  const readBlocked = () => readBlockedIps(sql, nameOf, clock());
  const refill = async () => {
    await waitForProjection(store, blockProjection.name);
    await bucket.refill();
  };
  const loops = [
    workers.schedule('Expire blocks', manager.expire, { intervalMs: expiryIntervalMs }),
    workers.schedule('Sync blocked networks to gateways', refill, { intervalMs: refillEvery }),
  ];
  const consumer: ConsumerDefinition = {
    from: 'security-auth',
    durable: 'blocked-networks',
    on: bucket.reactions,
  };
  const recentVisitors = createRecentVisitors(bus, clock);
  return {
    manager,
    keyOf,
    readBlocked,
    projections: [blockProjection],
    consumers: [consumer],
    routes: [
      recordSignedInNetworks(sql, keyOf, clock),
      blockRoutes({ store, manager, readBlocked, nameOf, clock, newId, recentVisitors }),
    ],
    start: () => {
      for (const loop of loops) loop.start();
    },
    stop: async () => {
      for (const loop of loops) await loop.stop();
    },
  };
}

export type BlocksModule = ReturnType<typeof blocksModule>;
