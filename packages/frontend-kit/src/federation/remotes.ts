import { matchPath } from 'react-router-dom';

/** A micro-frontend in `/remotes.json`. */
export type Remote = {
  name: string;
  /** The live build; null or absent if unknown. */
  version?: string | null;
  /** URL of its `mf-manifest.json`. */
  manifest: string;
  /** React Router patterns of its paths, such as `/home` or `/admin/*`. */
  routes: string[];
};

/** Path of the list of remotes. */
export const remotesPath = '/remotes.json';

/** Path of the list of the latest remotes, ignoring pins. */
export const latestRemotesPath = '/remotes.json?builds=latest';

/**
 * Parses the list of remotes.
 * @throws Error that names the invalid part
 */
export function parseRemotes(json: unknown): Remote[] {
  const remotes = isRecord(json) ? json['remotes'] : undefined;
  if (!Array.isArray(remotes)) throw new TypeError(`${remotesPath} has no list "remotes".`);
  return remotes.map((remote: unknown, index) => {
    if (!isRemote(remote))
      throw new TypeError(`${remotesPath}: remote ${index} needs "name", "manifest" and "routes".`);
    const { name, version, manifest, routes } = remote;
    return Object.assign({ name, manifest, routes }, typeof version === 'string' && { version });
  });
}

/** Returns the remote of a path: the first with a matching pattern; null without one. */
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
