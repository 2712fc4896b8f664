import {
  emitWindowEvent,
  exitLatestBuilds,
  loadRemoteRoutes,
  logFailure,
  latestRemotesPath,
  parseRemotes,
  registerFailedLoad,
  type Remote,
  findRemote,
  remotesPath,
  toLatestBuildsUrl,
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
 * The remotes at the start of this tab, read once; after a failure again on retry. Later deployments do not affect this tab, since modules
 * of two versions are incompatible.
 */
export const readRemotes = (): Promise<Remote[]> => (initialRemotes ??= readInitialRemotes());

async function readInitialRemotes(): Promise<Remote[]> {
  try {
    initialDeployment = readDeployment(getRemotesPath());
    return (await initialDeployment).remotes;
  } catch (error) {
    registerFailedLoad(() => (initialRemotes = null));
    emitWindowEvent('preload-error', { error, source: remotesPath });
    throw error;
  }
}

const getRemotesPath = (): string => (isShowingLatest() ? latestRemotesPath : remotesPath);

async function readDeployment(path: string): Promise<Deployment> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  const json: unknown = await response.json();
  const remotes = parseRemotes(json);
  const { shell } = json as { shell?: unknown };
  return { shell: typeof shell === 'string' ? shell : null, remotes };
}

/**
 * Remedy when a part of the page does not load: a reload, if another version is live than at the start of this tab, or the other of the
 * pinned and latest builds. Null if only a retry can help.
 */
export type Remedy = 'reload' | 'latest' | 'pinned' | null;

/** Possible fix when the page of a path does not load; null also when unknown. */
export async function findRemedy(path: string): Promise<Remedy> {
  try {
    if (!initialDeployment) return null;
    const before = await initialDeployment;
    if (hasOtherVersion(before, await readDeployment(getRemotesPath()), path)) return 'reload';
    const [other, otherPath] = isShowingLatest()
      ? (['pinned', remotesPath] as const)
      : (['latest', latestRemotesPath] as const);
    return hasOtherVersion(before, await readDeployment(otherPath), path) ? other : null;
  } catch {
    return null;
  }
}

/**
 * Returns whether the shell or the remote of a path exists in another version. A remote that is missing now or was missing at the start is
 * not another version, because Retry may load it.
 */
export function hasOtherVersion(before: Deployment, now: Deployment, path: string): boolean {
  const [ownVersion, liveVersion] = [before, now].map(
    ({ remotes }) => findRemote(remotes, path)?.version ?? null,
  );
  return isOtherVersion(before.shell, now.shell) || isOtherVersion(ownVersion, liveVersion);
}

const isOtherVersion = (before: string | null | undefined, now: string | null | undefined): boolean =>
  Boolean(before && now) && now !== before;

/** Starts loading the micro-frontend of a path before it is rendered. */
export function preloadRemote(path: string): void {
  readRemotes()
    .then((remotes) => {
      const remote = findRemote(remotes, path);
      return remote && loadRemoteRoutes(remote);
    })
    .catch((error: unknown) => logFailure('The page could not be preloaded', error));
}

const reopenActions: Record<NonNullable<Remedy>, () => void> = {
  reload: () => window.location.reload(),
  latest: () => window.location.replace(toLatestBuildsUrl(window.location.href)),
  pinned: () => exitLatestBuilds(),
};

/** Reopens the page with the build that may work. */
export const reopenPage = (remedy: NonNullable<Remedy>): void => reopenActions[remedy]();
