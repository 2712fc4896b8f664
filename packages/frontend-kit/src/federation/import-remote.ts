import { getInstance } from '@module-federation/runtime';
import type { Remote } from './remotes.ts';

/** What the entry script of a remote defines. */
interface Container {
  init(shareScope: object, initScope: object[]): unknown;
  get(module: string): Promise<() => unknown>;
}

const containers = new Map<string, Promise<Container>>();

/**
 * Loads the module that a remote exposes as `./routes`. The manifest is fetched each time, so a remote that recovered or was redeployed
 * after a failure is found at its current URL. The container is used directly, because the part of the federation runtime that loads remotes
 * would add a quarter to it.
 */
export async function importRemote({ manifest }: Remote, signal: AbortSignal): Promise<unknown> {
  forgetFailedShares(getInstance()?.shareScopeMap ?? {});
  const url = new URL(manifest, window.location.href).href;
  const response = await fetch(url, { signal, cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const container = await openContainer(parseRemoteEntry(await response.json(), url));
  return (await container.get('./routes'))();
}

/** Returns the container of an entry script, which runs once; again only after a failure. */
function openContainer(remote: RemoteEntry): Promise<Container> {
  const known = containers.get(remote.entry);
  if (known) return known;
  const opened = startContainer(remote);
  containers.set(remote.entry, opened);
  opened.catch(() => containers.delete(remote.entry));
  return opened;
}

async function startContainer({ entry, globalName }: RemoteEntry): Promise<Container> {
  const host = getInstance();
  if (!host) throw new Error('Micro-frontends load inside the shell only.');
  await runScript(entry);
  const container: unknown = Reflect.get(window, globalName);
  if (!isContainer(container)) throw new TypeError(`${entry} defines no micro-frontend.`);
  await container.init(host.shareScopeMap['default'] ?? {}, []);
  return container;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** @throws Error if the script does not load */
function runScript(src: string): Promise<void> {
  const script = document.createElement('script');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => reject(new Error(`${src} did not load.`)));
  script.src = src;
  document.head.append(script);
  return promise.finally(() => script.remove());
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
