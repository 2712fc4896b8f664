import { expect, it } from 'vitest';
import { type WorkspacePackage, collectPackages } from './workspace.ts';

it('includes transitive dependencies once, also with cycles', () => {
  const one = (name: string, ...uses: string[]): [string, WorkspacePackage] => [
    name,
    { name, folder: `/${name}`, scripts: {}, uses },
  ];
  const packages = new Map([
    one('shell', 'ui', 'frontend-kit'),
    one('ui', 'domain'),
    one('frontend-kit', 'ui'),
    one('domain', 'ui'),
    one('other'),
  ]);
  expect(collectPackages('shell', packages).map(({ name }) => name)).toEqual([
    'shell',
    'ui',
    'domain',
    'frontend-kit',
  ]);
});
