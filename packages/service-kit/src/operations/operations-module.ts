import type { ServiceName } from '@aera/contracts';
import {
  createEventExplorer,
  type EventStore,
  type LockNames,
  type ProjectionRunner,
  rebuildLock,
  type Relay,
  relayLock,
} from '@aera/event-store';
import type { FastifyPluginAsync } from 'fastify';
import type { ReadinessChecks } from '../http/health-plugin.ts';
import type { ServiceContext, ServiceComponents } from '../service/define-service.ts';
import { deadLetterRoutes } from './dead-letter-routes.ts';
import { migrationLock } from '../database/open-database.ts';
import { explorerRoutes } from './explorer-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { overviewRoutes } from './overview-routes.ts';
import { createRebuildManager } from './rebuild-manager.ts';
import { rebuildRoutes } from './rebuild-routes.ts';
import { createStallMonitor } from './stall-detection/stall-monitor.ts';

interface Running {
  readonly name: ServiceName;
  readonly kit: ServiceContext;
  readonly parts: ServiceComponents;
  readonly store: EventStore | null;
  readonly checks: ReadinessChecks;
  readonly projections?: ProjectionRunner;
  readonly relay?: Relay;
  onClose(closer: () => Promise<void>): void;
}

/** Operations of every service: stall monitoring and routes for stewards. */
export function operationsModule(running: Running): FastifyPluginAsync[] {
  const { name, kit, parts, store, checks, projections, relay, onClose } = running;
  const { bus, sql, clock, newId, log, metrics, workers } = kit;
  const { projections: declared, relays: additionalRelays, rebuilds } = parts;

  const relays = [...(relay ? [relay] : []), ...additionalRelays].map((one) => one.status().name);
  const streams = [...new Set([name, ...parts.streams.map((stream) => stream.name)])];
  const stalls = createStallMonitor({
    context: name,
    watched: { bus, projections, relays: relay ? [relay, ...additionalRelays] : additionalRelays, streams },
    bus,
    clock,
    newId,
    log,
    metrics,
    workers,
  });
  stalls.start();
  onClose(() => stalls.stop());

  const manager = createRebuildManager({ projections, tables: declared, rebuilds, clock, newId, log });
  onClose(() => manager.stop());

  const explorer = store ? createEventExplorer(sql) : null;
  return [
    overviewRoutes({
      name,
      kit,
      checks,
      projections,
      relay,
      additionalRelays,
      stalls,
      explorer,
      streams,
    }),
    deadLetterRoutes({ name, bus }),
    rebuildRoutes(name, manager),
    explorerRoutes({ name, explorer, store }),
    operatorRoutes({
      name,
      store: kit.store,
      relays,
      locks: nameLocks(
        parts.locks,
        relays,
        declared.map((projection) => projection.name),
      ),
    }),
  ];
}

const nameLocks = (own: LockNames, relays: readonly string[], projections: readonly string[]): LockNames => ({
  ...own,
  migrations: migrationLock,
  ...Object.fromEntries(relays.map((relay) => [`relay ${relay}`, relayLock(relay)])),
  ...Object.fromEntries(
    projections.map((projection) => [`rebuild of ${projection}`, rebuildLock(projection)]),
  ),
});
