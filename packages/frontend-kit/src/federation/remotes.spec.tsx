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
  it('is parsed unchanged', () => expect(parseRemotes({ remotes })).toEqual(remotes));

  it.each([
    [null],
    [{}],
    [{ remotes: [{ name: 'x', routes: [] }] }],
    [{ remotes: [{ ...remotes[0], routes: [1] }] }],
  ])('is rejected when it is %j', (json) => expect(() => parseRemotes(json)).toThrow('/remotes.json'));

  it.each([
    ['/', 'public'],
    ['/home', 'public'],
    ['/home/', 'public'],
    ['/admin', 'steward'],
    ['/admin/questions', 'steward'],
    ['/nowhere', undefined],
  ])('maps %s to %s', (path, name) => expect(findRemote(remotes, path)?.name).toBe(name));
});

describe('a remote manifest', () => {
  const at = 'https://site.example/remotes/public/mf-manifest.json';
  const metaData = {
    globalName: 'aera_public',
    publicPath: 'auto',
    remoteEntry: { name: 'assets/e.js', path: '' },
  };

  it('names the entry next to itself', () =>
    expect(parseRemoteEntry({ metaData }, at)).toEqual({
      globalName: 'aera_public',
      entry: 'https://site.example/remotes/public/assets/e.js',
    }));

  it('may have another base URL', () =>
    expect(
      parseRemoteEntry({ metaData: { ...metaData, publicPath: 'https://cdn.example/p/' } }, at).entry,
    ).toBe('https://cdn.example/p/assets/e.js'));

  it('is rejected when it is another document', () =>
    expect(() => parseRemoteEntry({ a: 1 }, at)).toThrow(at));
});
