import { loadRemoteRoutes, logFailure, remoteFor } from '@aera/frontend-kit';
import { remotesList } from './remotes-list.ts';

/** Starts loading the micro-frontend that answers a path, so that it is on its way before it is rendered. */
export function preloadRemote(path: string): void {
  remotesList()
    .then((remotes) => {
      const remote = remoteFor(remotes, path);
      return remote && loadRemoteRoutes(remote);
    })
    .catch((error: unknown) => logFailure('The page could not be loaded ahead', error));
}
