import { portalPath } from '@aera/content';

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
    '/questions/follow/*',
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
export const isAnswered = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

const patterns = Object.values(remoteRoutes)
  .flat()
  .map((route) => new RegExp(`^${route.replace(/\/?\*$/, '(/.*)?')}/*$`, 'i'));

/** Where search engines have no business. */
export const hiddenPaths: readonly string[] = [
  '/api/',
  '/dashboard',
  ...remoteRoutes.steward.map((route) => route.replace(/\/\*$/, '')),
];

/** What `/remotes.json` says, by which the shell finds its micro-frontends at run time. */
export const remotesDocument = (): string =>
  JSON.stringify({
    remotes: remoteNames.map((name) => ({
      name,
      manifest: `/remotes/${name}/mf-manifest.json`,
      routes: remoteRoutes[name],
    })),
  });
