import {
  emitWindowEvent,
  exitNewestBuilds,
  loadRemoteRoutes,
  logFailure,
  newestRemotesPath,
  parseRemotes,
  registerFailedLoad,
  type Remote,
  remoteFor,
  remotesPath,
  withNewest,
} from '@aera/frontend-kit';
import { keys } from '../../shared/keys.ts';
import { isShowingNewest } from './newest-builds.ts';

/** What is live: the version of the shell, null where it has none, and the remotes. */
export interface Deployment {
  readonly shell: string | null;
  readonly remotes: Remote[];
}

let began: Promise<Deployment> | null = null;
let list: Promise<Remote[]> | null = null;

/**
 * The remotes at the start of this tab, read once; after a failure again on retry. Later deployments do not affect this tab, since modules
 * of two versions are incompatible.
 */
export const readRemotes = (): Promise<Remote[]> => (list ??= readList());

async function readList(): Promise<Remote[]> {
  try {
    began = readDeployment(ownPath());
    return (await began).remotes;
  } catch (error) {
    registerFailedLoad(() => (list = null));
    emitWindowEvent('preload-error', { error, source: remotesPath });
    throw error;
  }
}

const ownPath = (): string => (isShowingNewest() ? newestRemotesPath : remotesPath);

async function readDeployment(path: string): Promise<Deployment> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  const json: unknown = await response.json();
  const remotes = parseRemotes(json);
  const { shell } = json as { shell?: unknown };
  return { shell: typeof shell === 'string' ? shell : null, remotes };
}

/**
 * What may help where a part of the page does not load: to reload it, as another version is live by now than the one that this tab began
 * with; or the other build, of what is pinned and what is newest, than the one that this tab shows. Null where trying again is all.
 */
export type Remedy = 'reload' | 'newest' | 'pinned' | null;

/** Possible fix when the page of a path does not load; null also when unknown. */
export async function findRemedy(path: string): Promise<Remedy> {
  try {
    if (!began) return null;
    const before = await began;
    if (hasOtherVersion(before, await readDeployment(ownPath()), path)) return 'reload';
    const [other, otherPath] = isShowingNewest()
      ? (['pinned', remotesPath] as const)
      : (['newest', newestRemotesPath] as const);
    return hasOtherVersion(before, await readDeployment(otherPath), path) ? other : null;
  } catch {
    return null;
  }
}

/**
 * Whether the shell, or the remote of a path, is there in another version. One that is gone is no other version, nor is one that was not
 * there at first: it may come back, and Retry finds it.
 */
export function hasOtherVersion(before: Deployment, now: Deployment, path: string): boolean {
  const [mine, live] = [before, now].map(({ remotes }) => remoteFor(remotes, path)?.version ?? null);
  return differs(before.shell, now.shell) || differs(mine, live);
}

const differs = (before: string | null | undefined, now: string | null | undefined): boolean =>
  Boolean(before && now) && now !== before;

/** Starts loading the micro-frontend that answers a path, so that it is on its way before it is rendered. */
export function preloadRemote(path: string): void {
  readRemotes()
    .then((remotes) => {
      const remote = remoteFor(remotes, path);
      return remote && loadRemoteRoutes(remote);
    })
    .catch((error: unknown) => logFailure('The page could not be loaded ahead', error));
}

const ways: Record<NonNullable<Remedy>, () => void> = {
  reload: () => window.location.reload(),
  newest: () => window.location.replace(withNewest(window.location.href)),
  pinned: () => exitNewestBuilds(keys),
};

/** Reopens the page with the build that may work. */
export const reopenPage = (remedy: NonNullable<Remedy>): void => ways[remedy]();
