import { matchPath } from 'react-router-dom';

/** One micro-frontend, as `/remotes.json` names it. */
export type Remote = {
  name: string;
  /** The live build; null or absent if unknown. */
  version?: string | null;
  /** Address of its `mf-manifest.json`. */
  manifest: string;
  /** Router patterns of the paths it answers, such as `/home` or `/admin/*`. */
  routes: string[];
};

/** Where the shell finds them at run time. */
export const remotesPath = '/remotes.json';

/** Where it finds the newest of them, whatever is pinned. */
export const newestRemotesPath = '/remotes.json?builds=newest';

/** Reads the list of remotes. Throws an error that names what is wrong with it. */
export function parseRemotes(json: unknown): Remote[] {
  const remotes = isRecord(json) ? json['remotes'] : undefined;
  if (!Array.isArray(remotes)) throw new TypeError(`${remotesPath} has no list "remotes".`);
  return remotes.map((remote: unknown, at) => {
    if (!isRemote(remote))
      throw new TypeError(`${remotesPath}: remote ${at} needs "name", "manifest" and "routes".`);
    const { name, version, manifest, routes } = remote;
    return Object.assign({ name, manifest, routes }, typeof version === 'string' && { version });
  });
}

/** The remote that answers a path: the first with a pattern that matches; null when none does. */
export const findRemote = (remotes: readonly Remote[], path: string): Remote | null =>
  remotes.find(({ routes }) => routes.some((pattern) => matchPath(pattern, path))) ?? null;

const isRemote = (value: unknown): value is Remote =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  typeof value['manifest'] === 'string' &&
  Array.isArray(value['routes']) &&
  value['routes'].every((route) => typeof route === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
