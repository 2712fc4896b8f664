import { portalPath } from '@aera/content';
import type { FrontendName } from '@aera/contracts';
import { frontendNames } from '@aera/contracts/server';
import type { Frontends } from '../frontends/frontends.ts';
import { inMemoryFile } from './file-store.ts';
import { generatedResponse, type StaticResponse } from './send-file.ts';

/** The micro-frontends and the paths each answers, as React Router patterns; the first that matches has the path. */
const remoteRoutes = {
  public: [
    '/',
    '/home',
    '/about',
    '/intro',
    '/home-awakening',
    '/how',
    '/trusts',
    '/authority',
    '/authority-sales',
    '/us-vs-them',
    '/false-authorities',
    '/protection',
    '/legal-protection',
    '/legal-battle',
    '/operations',
    '/contact',
    '/privacy-policy',
    '/terms-of-service',
    '/full-notices',
    '/your-data',
    '/design-system',
  ],
  member: [
    '/search',
    '/search/articles/*',
    '/dashboard/*',
    '/questions/follow',
    '/unsubscribe',
    '/join',
    '/login',
    '/login/reset',
    '/verify',
  ],
  steward: [portalPath, `${portalPath}/invitation`, '/admin/*'],
} as const satisfies Record<string, readonly string[]>;

export type RemoteName = keyof typeof remoteRoutes;

export const remoteNames = Object.keys(remoteRoutes) as RemoteName[];

/** Whether a micro-frontend answers a path, as React Router matches it: in any case, with or without a slash at the end. */
export const hasRoute = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

const patterns = Object.values(remoteRoutes)
  .flat()
  .map((route) => new RegExp(`^${route.replace(/\/?\*$/, '(/.*)?')}/*$`, 'i'));

/** Where search engines have no business. */
export const noindexPaths: readonly string[] = [
  '/api/',
  '/dashboard',
  ...remoteRoutes.steward.map((route) => route.replace(/\/\*$/, '')),
];

/** Which version of each frontend is live; null where none stands. */
type LiveVersions = Readonly<Record<FrontendName, string | null>>;

/**
 * What `/remotes.json` says, by which the shell finds its micro-frontends at run time. The address of a manifest holds its version, so that
 * a tab goes on with the one it began with.
 */
export const remotesDocument = (live: Partial<LiveVersions> = {}): string =>
  JSON.stringify({
    shell: live.shell ?? null,
    remotes: remoteNames.map((name) => ({
      name,
      version: live[name] ?? null,
      manifest: `/remotes/${name}/mf-manifest${live[name] ? `.${live[name]}` : ''}.json`,
      routes: remoteRoutes[name],
    })),
  });

/** Serves `/remotes.json` for the current frontends; rebuilt when another version becomes live. */
export function createRemotesEndpoint(frontends: Pick<Frontends, 'live'>): () => Promise<StaticResponse> {
  let last: { text: string; found: StaticResponse } | undefined;
  return async () => {
    const live = await Promise.all(frontendNames.map(async (name) => [name, await frontends.live(name)]));
    const text = remotesDocument(Object.fromEntries(live) as LiveVersions);
    if (last?.text !== text)
      last = {
        text,
        found: generatedResponse('remotes.json', inMemoryFile('/remotes.json', Buffer.from(text))),
      };
    return last.found;
  };
}
