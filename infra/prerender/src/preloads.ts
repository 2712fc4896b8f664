import type { ChunkMap } from '@aera/frontend-build';

/** Scripts of the two builds. */
export interface BuiltScripts {
  readonly shell: ChunkMap;
  readonly remote: ChunkMap;
  /** The entry script of the remote, and the scripts of its exposed module. */
  readonly entry: readonly string[];
}

const remoteUrl = '/remotes/public/';

/** Returns the URLs of the scripts that the page of a component needs in addition to those of every page. */
export function listScripts(component: string, { shell, remote, entry }: BuiltScripts): string[] {
  const own = remote.modules[component];
  const module = own ?? shell.modules[component];
  if (!module) throw new Error(`No script contains the component ${component}.`);
  const sharedScripts = module.shared.flatMap((name) => shell.shared[name] ?? []);
  const remoteScripts = own ? [...entry, ...own.scripts] : [];
  const shellScripts = own ? sharedScripts : [...module.scripts, ...sharedScripts];
  return [
    ...new Set([...remoteScripts.map((file) => remoteUrl + file), ...shellScripts.map((file) => `/${file}`)]),
  ];
}

export const formatScriptLink = (href: string): string => `<link rel="preload" as="script" href="${href}">`;

export const formatFontLink = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
