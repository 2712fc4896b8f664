import { describe, expect, it } from 'vitest';
import { parseRemoteEntry } from './import-remote.ts';
import { parseRemotes, findRemote } from './remotes.ts';

const remotes = [
  { name: 'public', manifest: '/remotes/public/mf-manifest.json', routes: ['/', '/home'] },
  {
    name: 'steward',
    version: '0123456789abcdef',
    manifest: '/remotes/steward/mf-manifest.json',
    routes: ['/admin/*'],
  },
];

describe('the list of remotes', () => {
  it('is read as it stands', () => expect(parseRemotes({ remotes })).toEqual(remotes));

  it.each([
    [null],
    [{}],
    [{ remotes: [{ name: 'x', routes: [] }] }],
    [{ remotes: [{ ...remotes[0], routes: [1] }] }],
  ])('is refused when it is %j', (json) => expect(() => parseRemotes(json)).toThrow('/remotes.json'));

  it.each([
    ['/', 'public'],
    ['/home', 'public'],
    ['/home/', 'public'],
    ['/admin', 'steward'],
    ['/admin/questions', 'steward'],
    ['/nowhere', undefined],
  ])('answers %s by %s', (path, name) => expect(findRemote(remotes, path)?.name).toBe(name));
});

describe('a manifest', () => {
  const at = 'https://site.example/remotes/public/mf-manifest.json';
  const metaData = {
    globalName: 'aera_public',
    publicPath: 'auto',
    remoteEntry: { name: 'assets/e.js', path: '' },
  };

  it('names the entry beside itself', () =>
    expect(parseRemoteEntry({ metaData }, at)).toEqual({
      globalName: 'aera_public',
      entry: 'https://site.example/remotes/public/assets/e.js',
    }));

  it('may point elsewhere', () =>
    expect(
      parseRemoteEntry({ metaData: { ...metaData, publicPath: 'https://cdn.example/p/' } }, at).entry,
    ).toBe('https://cdn.example/p/assets/e.js'));

  it('is refused when it is another document', () =>
    expect(() => parseRemoteEntry({ a: 1 }, at)).toThrow(at));
});
