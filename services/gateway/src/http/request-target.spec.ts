import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTarget } from './exchange.ts';

describe('a request target', () => {
  it.each([
    ['/', '/', ''],
    ['/a/b?c=d?e', '/a/b', '?c=d?e'],
    ['/a?', '/a', '?'],
    ['//evil.example/a', '//evil.example/a', ''],
    ['http://host:80/a?b', '/a', '?b'],
    ['HTTPS://host', '/', ''],
    ['http://host?a', '/', '?a'],
  ])('%s is the path %s and the query %j', (target, path, query) =>
    expect(parseTarget(target)).toEqual({ path, query }),
  );

  it.each(['*', '', 'a/b', 'host:443', 'ftp://host/a', '/a#b', 'http://host/a?b#c'])(
    '%j is rejected',
    (target) => expect(parseTarget(target)).toBeNull(),
  );

  it('never throws', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const target = parseTarget(text);
        expect(target === null || target.path.startsWith('/')).toBe(true);
      }),
    ));
});
