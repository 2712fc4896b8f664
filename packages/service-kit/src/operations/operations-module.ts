import type { ServiceName } from '@aera/contracts';
import { createEventExplorer, type EventStore, type ProjectionRunner, type Relay } from '@aera/event-store';
import type { FastifyPluginAsync } from 'fastify';
import type { ReadyChecks } from '../http/health-plugin.ts';
import type { Kit, ServiceParts } from '../service/define-service.ts';
import { deadLetterRoutes } from './dead-letter-routes.ts';
import { explorerRoutes } from './explorer-routes.ts';
import { overviewRoutes } from './overview-routes.ts';
import { createRebuildDesk } from './rebuild-desk.ts';
import { rebuildRoutes } from './rebuild-routes.ts';
import { watchStalls } from './stall-detection/stall-monitor.ts';

interface Running {
  readonly name: ServiceName;
  readonly kit: Kit;
  readonly parts: ServiceParts;
  readonly store: EventStore | null;
  readonly checks: ReadyChecks;
  readonly projections?: ProjectionRunner;
  readonly relay?: Relay;
  onClose(closer: () => Promise<void>): void;
}

/** What every service offers its operators: stall monitoring and the operations routes of stewards. */
export function operationsModule(running: Running): FastifyPluginAsync[] {
  const { name, kit, parts, store, checks, projections, relay, onClose } = running;
  const { bus, sql, clock, newId, log, metrics, workers } = kit;
  const { projections: declared, relays: others, rebuilds } = parts;

  const stalls = watchStalls({
    context: name,
    watched: { bus, projections, relays: relay ? [relay, ...others] : others },
    bus,
    clock,
    newId,
    log,
    metrics,
    workers,
  });
  stalls.start();
  onClose(() => stalls.stop());

  const desk = createRebuildDesk({ projections, tables: declared, rebuilds, clock, newId, log });
  onClose(() => desk.stop());

  const explorer = store ? createEventExplorer(sql) : null;
  const streams = [name, ...parts.streams.map((stream) => stream.name)];
  return [
    overviewRoutes({
      name,
      kit,
      checks,
      projections,
      relay,
      others,
      stalls,
      explorer,
      streams: [...new Set(streams)],
    }),
    deadLetterRoutes({ name, bus }),
    rebuildRoutes(name, desk),
    explorerRoutes({ name, explorer, store }),
  ];
}
