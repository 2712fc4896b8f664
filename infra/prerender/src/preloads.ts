import type { ChunkMap } from '@aera/frontend-build';

/** What the builds say about their scripts. */
export interface BuiltScripts {
  readonly shell: ChunkMap;
  readonly remote: ChunkMap;
  /** The remote's entry script, and those of the module it exposes. */
  readonly entry: readonly string[];
}

const remoteAt = '/remotes/public/';

/** Addresses of the scripts that the page of a component needs beside those of every page. */
export function listScripts(component: string, { shell, remote, entry }: BuiltScripts): string[] {
  const own = remote.modules[component];
  const module = own ?? shell.modules[component];
  if (!module) throw new Error(`No script brings ${component}.`);
  const sharedScripts = module.shared.flatMap((name) => shell.shared[name] ?? []);
  const remotely = own ? [...entry, ...own.scripts] : [];
  const locally = own ? sharedScripts : [...module.scripts, ...sharedScripts];
  return [...new Set([...remotely.map((file) => remoteAt + file), ...locally.map((file) => `/${file}`)])];
}

export const scriptLink = (href: string): string =>
  `<link rel="preload" as="script" fetchpriority="low" href="${href}">`;

export const fontLink = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
