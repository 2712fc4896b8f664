import { expect, it } from 'vitest';
import { hasOtherVersion } from './remedy.ts';
import type { Deployment } from './remotes.ts';

const deployment = (shell: string | null, member: string | null): Deployment => ({
  shell,
  remotes: [
    { name: 'member', version: member, manifest: '/m.json', routes: ['/search'] },
    { name: 'public', version: 'p1', manifest: '/p.json', routes: ['/'] },
  ],
});
const before = deployment('s1', 'm1');

it.each([
  ['the same versions', '/search', deployment('s1', 'm1'), false],
  ['another version of the remote', '/search', deployment('s1', 'm2'), true],
  ['another version of another remote', '/', deployment('s1', 'm2'), false],
  ['another version of the shell', '/', deployment('s2', 'm1'), true],
  ['a missing remote', '/search', deployment('s1', null), false],
  ['a page without a remote', '/nowhere', deployment('s1', 'm2'), false],
])('a deployment with %s has another version at %s: %o', (_, path, now, expected) =>
  expect(hasOtherVersion(before, now, path)).toBe(expected),
);

it('offers no reload when a missing remote becomes available', () =>
  expect(hasOtherVersion(deployment('s1', null), deployment('s1', 'm1'), '/search')).toBe(false));
