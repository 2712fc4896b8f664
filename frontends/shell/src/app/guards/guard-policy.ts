import { matchPath } from 'react-router-dom';

/** Requirement of a page: the PIN, the acknowledged notice, a member's sign-in, or a steward's sign-in. */
export type Guard = 'pin' | 'notice' | 'member' | 'steward';

/** Guarded paths and their guards. All other paths are open. */
const policy: readonly { readonly path: string; readonly guard: Guard }[] = [
  { path: '/operations', guard: 'pin' },
  { path: '/legal-protection', guard: 'pin' },
  { path: '/search/*', guard: 'notice' },
  { path: '/dashboard/*', guard: 'member' },
  { path: '/admin/*', guard: 'steward' },
];

export const findGuard = (path: string): Guard | null =>
  policy.find((rule) => matchPath(rule.path, path))?.guard ?? null;
