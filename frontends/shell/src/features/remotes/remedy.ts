import {
  exitLatestBuilds,
  findRemote,
  latestRemotesPath,
  remotesPath,
  toLatestBuildsUrl,
} from '@aera/frontend-kit';
import { isShowingLatest } from './latest-builds.ts';
import { type Deployment, getInitialDeployment, getRemotesPath, readDeployment } from './remotes.ts';

/**
 * What may help when a part of the page does not load. `reload`: a version is live that was not when this tab started. `latest` and `pinned`:
 * the builds that this tab does not show. Null if only a retry can help.
 */
export type Remedy = 'reload' | 'latest' | 'pinned' | null;

/** Finds what may help when the page of a path does not load; null also if the deployment cannot be read. */
export async function findRemedy(path: string): Promise<Remedy> {
  try {
    const before = await getInitialDeployment();
    if (!before) return null;
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
 * Returns whether the shell or the remote of a path has changed its version. A remote that appears or disappears has not: a retry may load
 * it.
 */
export function hasOtherVersion(before: Deployment, now: Deployment, path: string): boolean {
  const [ownVersion, liveVersion] = [before, now].map(
    ({ remotes }) => findRemote(remotes, path)?.version ?? null,
  );
  return isOtherVersion(before.shell, now.shell) || isOtherVersion(ownVersion, liveVersion);
}

const isOtherVersion = (before: string | null | undefined, now: string | null | undefined): boolean =>
  Boolean(before && now) && now !== before;

const reopenActions: Record<NonNullable<Remedy>, () => void> = {
  reload: () => window.location.reload(),
  latest: () => window.location.replace(toLatestBuildsUrl(window.location.href)),
  pinned: () => exitLatestBuilds(),
};

/** Reopens the page with the build that may work. */
export const reopenPage = (remedy: NonNullable<Remedy>): void => reopenActions[remedy]();
