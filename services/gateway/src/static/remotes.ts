import { portalPath } from '@aera/content';
import type { FrontendName } from '@aera/contracts';
import { frontendNames } from '@aera/contracts/server';
import type { Frontends } from '../frontends/frontends.ts';
import { createInMemoryFile } from './file-store.ts';
import { createGeneratedResponse, type StaticResponse } from './send-file.ts';

/** Paths of each micro-frontend as React Router patterns; the first match wins. */
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
    '/verify/new-email',
    '/verify/cancel-email',
  ],
  steward: [portalPath, `${portalPath}/invitation`, '/admin/*'],
} as const satisfies Record<string, readonly string[]>;

export type RemoteName = keyof typeof remoteRoutes;

export const remoteNames = Object.keys(remoteRoutes) as RemoteName[];

/** Whether a micro-frontend serves a path. Like React Router, ignores case and trailing slashes. */
export const hasRoute = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

const patterns = Object.values(remoteRoutes)
  .flat()
  .map((route) => new RegExp(`^${route.replace(/\/?\*$/, '(/.*)?')}/*$`, 'i'));

/** Paths that search engines must not index. */
export const noindexPaths: readonly string[] = [
  '/api/',
  '/dashboard',
  ...remoteRoutes.steward.map((route) => route.replace(/\/\*$/, '')),
];

/** Live version of each frontend; null without a build. */
type LiveVersions = Readonly<Record<FrontendName, string | null>>;

/** `/remotes.json`, by which the shell loads micro-frontends. Manifest URLs contain the version, so that open tabs keep theirs. */
export const renderRemotes = (live: Partial<LiveVersions> = {}): string =>
  JSON.stringify({
    shell: live.shell ?? null,
    remotes: remoteNames.map((name) => ({
      name,
      version: live[name] ?? null,
      manifest: `/remotes/${name}/mf-manifest${live[name] ? `.${live[name]}` : ''}.json`,
      routes: remoteRoutes[name],
    })),
  });

/** Returns a function that reads `/remotes.json`; rebuilt when another version becomes live. */
export function createRemotesEndpoint(
  frontends: Pick<Frontends, 'findLiveVersion'>,
): () => Promise<StaticResponse> {
  let cached: { text: string; response: StaticResponse } | undefined;
  return async () => {
    const live = await Promise.all(
      frontendNames.map(async (name) => [name, await frontends.findLiveVersion(name)]),
    );
    const text = renderRemotes(Object.fromEntries(live) as LiveVersions);
    if (cached?.text !== text)
      cached = {
        text,
        response: createGeneratedResponse(
          'remotes.json',
          createInMemoryFile('/remotes.json', Buffer.from(text)),
        ),
      };
    return cached.response;
  };
}
