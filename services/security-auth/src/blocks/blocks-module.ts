import { waitForProjection } from '@aera/event-store';
import type { SecurityContext } from '../security-context.ts';
import { createBlockListSync } from './block-list-sync.ts';
import { blockRoutes } from './block-routes.ts';
import { createBlockService } from './block-service.ts';
import { blockProjection } from './blocks-projection.ts';
import { recordSignedInNetworks } from './signed-in-networks.ts';

/** Interval between checks for expired blocks. Gateways check the expiry themselves. */
const expiryIntervalMs = 5000;
/** Interval between comparisons of the gateways' bucket with the read model. */
const syncIntervalMs = 60_000;

/** Blocked networks, and the list of those that are never blocked. */
export function blocksModule(context: SecurityContext) {
  const { store, workers } = context;
  const blockList = createBlockListSync(context);
  const blockService = createBlockService(context, blockList);
  const sync = async () => {
    await waitForProjection(store, blockProjection.name);
    await blockList.syncAll();
  };
  const tasks = [
    workers.schedule('Expire blocks', blockService.expire, { intervalMs: expiryIntervalMs }),
    workers.schedule('Sync blocked networks to gateways', sync, { intervalMs: syncIntervalMs }),
  ];
  return {
    blockService,
    projections: [blockProjection],
    consumers: [{ from: 'security-auth', durable: 'blocked-networks', on: blockList.handlers } as const],
    routes: [recordSignedInNetworks(context), blockRoutes(context, blockService)],
    start: () => {
      for (const task of tasks) task.start();
    },
    stop: async () => {
      for (const task of tasks) await task.stop();
    },
  };
}
