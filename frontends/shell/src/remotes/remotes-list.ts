import {
  type Remote,
  emitWindowEvent,
  parseRemotes,
  rememberFailure,
  remoteFor,
  remotesPath,
} from '@aera/web-kit';

/** What is live: the version of the shell, null where it has none, and the remotes. */
export interface Deployment {
  readonly shell: string | null;
  readonly remotes: Remote[];
}

let began: Promise<Deployment> | null = null;
let list: Promise<Remote[]> | null = null;

/**
 * The remotes that this tab began with, read once; after a failure again once somebody asks for another try. What is deployed meanwhile
 * is not for this tab: modules of two versions do not go together.
 */
export const remotesList = (): Promise<Remote[]> => (list ??= readList());

async function readList(): Promise<Remote[]> {
  try {
    began = readDeployment();
    return (await began).remotes;
  } catch (error) {
    rememberFailure(() => (list = null));
    emitWindowEvent('preload-error', { error, source: remotesPath });
    throw error;
  }
}

async function readDeployment(): Promise<Deployment> {
  const response = await fetch(remotesPath);
  if (!response.ok) throw new Error(`${remotesPath} answered ${response.status}.`);
  const json: unknown = await response.json();
  const remotes = parseRemotes(json);
  const { shell } = json as { shell?: unknown };
  return { shell: typeof shell === 'string' ? shell : null, remotes };
}

/** Whether another version than the one that this tab began with answers a path by now; false where nobody can say. */
export async function isOutdated(path: string): Promise<boolean> {
  try {
    return began !== null && isAnotherVersion(await began, await readDeployment(), path);
  } catch {
    return false;
  }
}

/**
 * Whether the shell, or the remote of a path, is there in another version. One that is gone is no other version, nor is one that was not
 * there at first: it may come back, and Retry finds it.
 */
export function isAnotherVersion(before: Deployment, now: Deployment, path: string): boolean {
  const [mine, live] = [before, now].map(({ remotes }) => remoteFor(remotes, path)?.version ?? null);
  return differs(before.shell, now.shell) || differs(mine, live);
}

const differs = (before: string | null | undefined, now: string | null | undefined): boolean =>
  Boolean(before && now) && now !== before;
