import type { ServiceModule, ServiceComponents } from './define-service.ts';

/** Joins the modules of a service. They start in the order of the list and stop in reverse order. */
export function mergeModules(modules: readonly ServiceModule[]): ServiceComponents {
  return {
    routes: modules.flatMap(({ routes }) => routes ?? []),
    projections: modules.flatMap(({ projections }) => projections ?? []),
    consumers: modules.flatMap(({ consumers }) => consumers ?? []),
    rebuilds: modules.flatMap(({ rebuilds }) => rebuilds ?? []),
    relays: modules.flatMap(({ relays }) => relays ?? []),
    streams: modules.flatMap(({ streams }) => streams ?? []),
    ready: Object.assign({}, ...modules.map(({ ready }) => ready)) as ServiceComponents['ready'],
    start: async () => {
      for (const { start } of modules) await start?.();
    },
    stop: async () => {
      for (const { stop } of modules.toReversed()) await stop?.();
    },
  };
}
