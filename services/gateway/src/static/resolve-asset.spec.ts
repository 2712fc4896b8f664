import fc from 'fast-check';
import { isAbsolute, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveAsset } from './resolve-asset.ts';

const findFile = (path: string): string | null => {
  const asset = resolveAsset(path);
  return asset && !asset.page
    ? [asset.frontend, asset.version, ...asset.file].filter(Boolean).join('/')
    : null;
};

describe('a path', () => {
  it.each([
    ['/favicon.svg', 'shell/favicon.svg'],
    ['/assets/main.0123456789.js', 'shell/assets/main.0123456789.js'],
    ['/remotes/member/mf-manifest.json', 'member/mf-manifest.json'],
    ['/remotes/member/mf-manifest.0123456789abcdef.json', 'member/0123456789abcdef/mf-manifest.json'],
    ['/remotes/member/mf-manifest.0123456789ABCDEF.json', 'member/mf-manifest.0123456789ABCDEF.json'],
    ['/remotes/public/assets/1.0123456789.js', 'public/assets/1.0123456789.js'],
    ['//evil.example/x.js', 'shell/evil.example/x.js'],
    ['/caf%C3%A9.svg', 'shell/café.svg'],
  ])('%s is the file %s', (path, file) => expect(findFile(path)).toBe(file));

  it.each(['/', '/how', '/admin/questions/', '/no/such/page', '//evil.example/x', '/caf%C3%A9'])(
    '%s is a page',
    (path) => expect(resolveAsset(path)).toEqual({ page: true }),
  );

  it('caches hashed names without expiry and nothing else', () => {
    expect(resolveAsset('/remotes/public/assets/1.0123456789.js')).toMatchObject({ immutable: true });
    expect(resolveAsset('/assets/main.0123456789.js')).toMatchObject({ immutable: true });
    expect(resolveAsset('/remotes/public/mf-manifest.0123456789abcdef.json')).toMatchObject({
      immutable: true,
    });
    expect(resolveAsset('/remotes/public/mf-manifest.json')).toMatchObject({ immutable: false });
  });

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%5c..%5cx',
    '/assets/a%00.js',
    '/assets/%',
    '/.env',
    '/.git/config',
    '/remotes/public/.version.json',
    '/remotes',
    '/remotes/public',
    '/remotes/shell/index.html',
    '/remotes/../shell/dist/index.html',
    '/remotes/__proto__/x',
  ])('%s is invalid', (path) => expect(resolveAsset(path)).toBeNull());

  it('never leaves the static folder', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('..', '.', '%2e', '%2f', '/', '\\', '%5c', 'a.js', 'remotes', 'public')),
        (parts) => {
          const file = findFile(`/${parts.join('')}`);
          if (file === null) return;
          expect(isAbsolute(file)).toBe(false);
          expect(normalize(join('/root', file))).toMatch(/^\/root\/(shell|public|member|steward)\//);
        },
      ),
    ));
});
