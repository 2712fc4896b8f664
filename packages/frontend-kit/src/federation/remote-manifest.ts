/** What the shell needs of an `mf-manifest.json`: the entry script and the global variable it defines. */
export type RemoteEntry = { globalName: string; entry: string };

/** Reads a manifest fetched from `url`. Throws when it is none. */
export function remoteEntryOf(manifest: unknown, url: string): RemoteEntry {
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
