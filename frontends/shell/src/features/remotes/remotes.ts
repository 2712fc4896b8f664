import {
  emitWindowEvent,
  loadRemoteRoutes,
  logFailure,
  latestRemotesPath,
  loadKeepingPrerenderedPage,
  parseRemotes,
  registerFailedLoad,
  type Remote,
  findRemote,
  remotesPath,
} from '@aera/frontend-kit';
import { isShowingLatest } from './latest-builds.ts';

/** The live version of the shell, null without one, and the remotes. */
export interface Deployment {
  readonly shell: string | null;
  readonly remotes: Remote[];
}

let initialDeployment: Promise<Deployment> | null = null;
let initialRemotes: Promise<Remote[]> | null = null;

/**
 * The remotes that were deployed when this tab started. Read once, and again when the user retries after a failure. Later deployments do not
 * affect this tab, because modules of two versions are incompatible.
 */
export const readRemotes = (): Promise<Remote[]> => (initialRemotes ??= readInitialRemotes());

/** What was deployed when this tab started; null before it is read. */
export const getInitialDeployment = (): Promise<Deployment> | null => initialDeployment;

async function readInitialRemotes(): Promise<Remote[]> {
  try {
    initialDeployment = loadKeepingPrerenderedPage(() => readDeployment(getRemotesPath()));
    return (await initialDeployment).remotes;
  } catch (error) {
    registerFailedLoad(() => (initialRemotes = null));
    emitWindowEvent('preload-error', { error, source: remotesPath });
    throw error;
  }
}

export const getRemotesPath = (): string => (isShowingLatest() ? latestRemotesPath : remotesPath);

export async function readDeployment(path: string): Promise<Deployment> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  const json: unknown = await response.json();
  const remotes = parseRemotes(json);
  const { shell } = json as { shell?: unknown };
  return { shell: typeof shell === 'string' ? shell : null, remotes };
}

/** Starts loading the micro-frontend of a path before it is rendered. */
export function preloadRemote(path: string): void {
  readRemotes()
    .then((remotes) => {
      const remote = findRemote(remotes, path);
      return remote && loadRemoteRoutes(remote);
    })
    .catch((error: unknown) => logFailure('The page could not be preloaded', error));
}
