import { matchPath } from 'react-router-dom';

/** What a visitor needs: the PIN, the acknowledged notice, a member's sign-in, a steward's sign-in. */
export type Guard = 'pin' | 'notice' | 'member' | 'steward';

/** Which paths are guarded, and how. All others are open. */
const policy: readonly { readonly path: string; readonly guard: Guard }[] = [
  { path: '/operations', guard: 'pin' },
  { path: '/legal-protection', guard: 'pin' },
  { path: '/search/*', guard: 'notice' },
  { path: '/dashboard/*', guard: 'member' },
  { path: '/admin/*', guard: 'steward' },
];

export const findGuard = (path: string): Guard | null =>
  policy.find((rule) => matchPath(rule.path, path))?.guard ?? null;
