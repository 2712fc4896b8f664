import { getInstance } from '@module-federation/runtime';
import type { Remote } from './remotes.ts';

const registered = new Map<string, string>();

/**
 * Loads the module that a remote exposes as `./routes`. The manifest is fetched each time, so a remote that recovered or was redeployed
 * after a failure is found at its current URL.
 */
export async function importRemote({ manifest }: Remote, signal: AbortSignal): Promise<unknown> {
  forgetFailedShares(getInstance()?.shareScopeMap ?? {});
  const url = new URL(manifest, window.location.href).href;
  const response = await fetch(url, { signal, cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const remote = parseRemoteEntry(await response.json(), url);
  const host = register(remote);
  return host.loadRemote(`${remote.globalName}/routes`);
}

function register({ globalName, entry }: RemoteEntry): NonNullable<ReturnType<typeof getInstance>> {
  const host = getInstance();
  if (!host) throw new Error('Micro-frontends load inside the shell only.');
  const before = registered.get(globalName);
  if (before !== entry) {
    const remote = { name: globalName, entry, entryGlobalName: globalName, type: 'global' } as const;
    host.registerRemotes([remote], { force: before !== undefined });
    registered.set(globalName, entry);
  }
  return host;
}

type Share = { loaded?: boolean; loading?: Promise<unknown> | null };

/** The runtime caches the promise of a shared library even if it failed; removing it makes the next use load it again. */
function forgetFailedShares(scopes: Record<string, Record<string, Record<string, Share>>>): void {
  for (const scope of Object.values(scopes)) {
    for (const versions of Object.values(scope)) {
      for (const share of Object.values(versions)) {
        if (share.loading && !share.loaded) share.loading.catch(() => (share.loading = null));
      }
    }
  }
}

/** Fields of an `mf-manifest.json` that the shell needs: the entry script and its global variable. */
export type RemoteEntry = { globalName: string; entry: string };

/**
 * Parses a manifest fetched from `url`.
 * @throws Error if it is invalid
 */
export function parseRemoteEntry(manifest: unknown, url: string): RemoteEntry {
  const { metaData } = (manifest ?? {}) as { metaData?: Partial<MetaData> };
  const { globalName, publicPath = 'auto', remoteEntry } = metaData ?? {};
  if (!globalName || !remoteEntry?.name) throw new TypeError(`${url} is not a manifest of a micro-frontend.`);
  const base = publicPath === 'auto' ? url : new URL(publicPath, url).href;
  const folder = remoteEntry.path ? `${remoteEntry.path.replace(/\/$/, '')}/` : '';
  return { globalName, entry: new URL(`${folder}${remoteEntry.name}`, base).href };
}

type MetaData = {
  globalName: string;
  publicPath: string;
  remoteEntry: { name: string; path: string };
};
