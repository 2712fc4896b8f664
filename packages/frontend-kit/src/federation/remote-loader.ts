import type { RouteObject } from 'react-router-dom';
import { emitWindowEvent } from '../events/window-events.ts';
import { loadKeepingPrerenderedPage, registerFailedLoad } from './failed-loads.ts';
import { importRemote } from './import-remote.ts';
import type { Remote } from './remotes.ts';

type Import = (remote: Remote, signal: AbortSignal) => Promise<unknown>;

export type RemoteLoader = (remote: Remote) => Promise<RouteObject[]>;

/**
 * Creates a loader with one promise per remote, for React's `use`. A failure or timeout emits `preload-error` and is cached until
 * `retryFailedLoads`.
 */
export function createRemoteLoader({
  importRoutes = importRemote,
  timeoutMs = 10_000,
}: { importRoutes?: Import; timeoutMs?: number } = {}): RemoteLoader {
  const loads = new Map<string, Promise<RouteObject[]>>();

  const load = async (remote: Remote): Promise<RouteObject[]> => {
    try {
      const routes = parseRoutes(
        await loadKeepingPrerenderedPage(() =>
          limitTime(timeoutMs, (signal) => importRoutes(remote, signal)),
        ),
      );
      if (!routes) throw new TypeError(`The micro-frontend "${remote.name}" exposes no routes.`);
      return routes;
    } catch (error) {
      registerFailedLoad(() => loads.delete(remote.name));
      emitWindowEvent('preload-error', { error, source: remote.name });
      throw error;
    }
  };

  return (remote) => {
    const routes = loads.get(remote.name) ?? load(remote);
    loads.set(remote.name, routes);
    return routes;
  };
}

/** The loader that rendering and preloading share, so that each remote loads once. */
export const loadRemoteRoutes: RemoteLoader = createRemoteLoader();

async function limitTime<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timedOut = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`No answer within ${timeoutMs / 1000} seconds.`);
    controller.abort(error);
    timedOut.reject(error);
  }, timeoutMs);
  try {
    return await Promise.race([work(controller.signal), timedOut.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function parseRoutes(module: unknown): RouteObject[] | null {
  const routes = (module as { routes?: unknown } | null)?.routes;
  return Array.isArray(routes) ? routes : null;
}
