import type { RouteObject } from 'react-router-dom';
import { emitWindowEvent } from '../events/window-events.ts';
import { registerFailedLoad } from './failed-loads.ts';
import { importRemote } from './import-remote.ts';
import type { Remote } from './remotes.ts';

type Import = (remote: Remote, signal: AbortSignal) => Promise<unknown>;

export type RemoteLoader = (remote: Remote) => Promise<RouteObject[]>;

/**
 * Creates a loader with one promise per remote, for React's `use`. A failure (also a timeout, in milliseconds) emits `preload-error` and is
 * cached until `retryFailedLoads`.
 */
export function createRemoteLoader({
  importRoutes = importRemote,
  timeout = 10_000,
}: { importRoutes?: Import; timeout?: number } = {}): RemoteLoader {
  const loads = new Map<string, Promise<RouteObject[]>>();

  const load = async (remote: Remote): Promise<RouteObject[]> => {
    try {
      const routes = parseRoutes(await within(timeout, (signal) => importRoutes(remote, signal)));
      if (!routes) throw new TypeError(`The micro-frontend "${remote.name}" exposes no routes.`);
      return routes;
    } catch (error) {
      registerFailedLoad(() => loads.delete(remote.name));
      emitWindowEvent('preload-error', { error, source: remote.name });
      throw error;
    }
  };

  return (remote) => {
    const running = loads.get(remote.name) ?? load(remote);
    loads.set(remote.name, running);
    return running;
  };
}

/** Loader of the page; the shell and preloading share its promises. */
export const loadRemoteRoutes: RemoteLoader = createRemoteLoader();

async function within<T>(timeout: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`No answer within ${timeout / 1000} seconds.`);
    controller.abort(error);
    late.reject(error);
  }, timeout);
  try {
    return await Promise.race([work(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function parseRoutes(module: unknown): RouteObject[] | null {
  const routes = (module as { routes?: unknown } | null)?.routes;
  return Array.isArray(routes) ? routes : null;
}
