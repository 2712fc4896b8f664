import { expect, it } from 'vitest';
import { type Deployment, hasOtherVersion } from './remotes.ts';

const deployment = (shell: string | null, member: string | null): Deployment => ({
  shell,
  remotes: [
    { name: 'member', version: member, manifest: '/m.json', routes: ['/search'] },
    { name: 'public', version: 'p1', manifest: '/p.json', routes: ['/'] },
  ],
});
const before = deployment('s1', 'm1');

it.each([
  ['the same', '/search', deployment('s1', 'm1'), false],
  ['another remote', '/search', deployment('s1', 'm2'), true],
  ['another remote than the one of the page', '/', deployment('s1', 'm2'), false],
  ['another shell', '/', deployment('s2', 'm1'), true],
  ['a remote that is gone', '/search', deployment('s1', null), false],
  ['a page that nothing answers', '/nowhere', deployment('s1', 'm2'), false],
])('a tab is behind %s at %s: %o', (_, path, now, expected) =>
  expect(hasOtherVersion(before, now, path)).toBe(expected),
);

it('offers no reload when a missing remote becomes available', () =>
  expect(hasOtherVersion(deployment('s1', null), deployment('s1', 'm1'), '/search')).toBe(false));
