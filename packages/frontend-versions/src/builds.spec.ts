import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FrontendName, FrontendVersion } from '@aera/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  readGitCommit,
  findBuildFault,
  storeBuild,
  readLatestVersion,
  pruneBuilds,
  publishBuilds,
  readPins,
  readBuilds,
} from './index.ts';

let folder: string;
let dist: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aera-versions-'));
  dist = join(folder, 'dist');
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds these files at this minute. */
const build = async (files: Record<string, string>, minute: number) => {
  const output = join(dist, '.building');
  await rm(output, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(output, name)), { recursive: true });
    await writeFile(join(output, name), text);
  }
  const builtAt = new Date(Date.UTC(2030, 0, 1, 0, minute));
  return (await storeBuild({ output, dist, builtAt, commit: null })).version;
};
const names = async () => (await readBuilds(dist)).map(({ version }) => version);

describe('a stored build', () => {
  it('is a version by its content, with its size and commit', async () => {
    const version = await build({ 'assets/a.js': '12345', 'assets/a.js.br': 'x', 'index.html': '123' }, 1);
    expect(await readBuilds(dist)).toEqual([
      { version, builtAt: '2030-01-01T00:01:00.000Z', commit: null, files: 2, bytes: 8 },
    ]);
    expect(await readFile(join(dist, version, 'assets/a.js.br'), 'utf8')).toBe('x');
  });

  it('is the same version when the same content is built again, and then the latest', async () => {
    const first = await build({ a: 'one' }, 1);
    const second = await build({ a: 'two' }, 2);
    expect(await names()).toEqual([second, first]);
    expect(await build({ a: 'one' }, 3)).toBe(first);
    expect(await names()).toEqual([first, second]);
    expect(await readLatestVersion(dist)).toBe(first);
  });

  it('is another version with another file name, or with text split differently', async () => {
    const versions = [
      await build({ ab: 'c' }, 1),
      await build({ a: 'bc' }, 2),
      await build({ a: 'bc', b: '' }, 3),
    ];
    expect(new Set(versions).size).toBe(3);
  });

  it('becomes visible only when complete, and leaves no partial files', async () => {
    const version = await build({ a: 'one' }, 1);
    await mkdir(join(dist, '0123456789abcdef'));
    await writeFile(join(dist, '0123456789abcdef/a'), 'copied half-way');
    expect(await names()).toEqual([version]);
    expect((await readdir(dist)).toSorted()).toEqual(['.building', '0123456789abcdef', version].toSorted());
  });
});

describe('a complete build', () => {
  const manifest = (name = 'entry.js') =>
    JSON.stringify({ metaData: { globalName: 'aera_member', remoteEntry: { name, path: 'assets/' } } });
  const remote = { 'mf-manifest.json': manifest(), 'assets/entry.js': 'run()', 'assets/entry.js.br': 'x' };
  const findFault = async (name: FrontendName = 'member') => {
    const [build] = await readBuilds(dist);
    return findBuildFault(dist, name, build ?? expect.fail('Nothing was built.'));
  };

  it('is valid as built', async () => {
    await build(remote, 1);
    expect(await findFault()).toBeNull();
    await build({ 'index.html': '<title>' }, 2);
    expect(await findFault('shell')).toBeNull();
  });

  it('is invalid with a missing, truncated or unreadable file', async () => {
    const version = await build(remote, 1);
    const entry = join(dist, version, 'assets/entry.js');
    await writeFile(entry, 'run(');
    expect(await findFault()).toMatch(/^has \d+ bytes, and was built with \d+$/);
    await rm(entry);
    expect(await findFault()).toBe('has 1 of its 2 files');
    for (const name of ['entry.js', 'one.js']) await writeFile(join(dist, version, 'assets', name), '');
    expect(await findFault()).toBe('has more files than were built');
    const about = await readBuilds(dist);
    await rm(join(dist, version), { recursive: true });
    expect(await findBuildFault(dist, 'member', about[0] as FrontendVersion)).toBe('cannot be read');
  });

  it.each([
    ['has no manifest that can be read', 'member', { 'assets/entry.js': 'run()' }],
    ['has no manifest that can be read', 'member', { ...remote, 'mf-manifest.json': '{' }],
    ['has no manifest that can be read', 'member', { ...remote, 'mf-manifest.json': '{}' }],
    ['has a manifest that names a script that is not there', 'member', { 'mf-manifest.json': manifest() }],
    ['has no index.html', 'shell', remote],
  ] as const)('%s: %s', async (fault, name, files) => {
    await build(files, 1);
    expect(await findFault(name)).toBe(fault);
  });
});

describe('old builds', () => {
  it('are removed, except the latest and the pinned one', async () => {
    const versions: string[] = [];
    for (const minute of [1, 2, 3, 4]) versions.push(await build({ a: String(minute) }, minute));
    const [oldest, older, newer, latest] = versions as [string, string, string, string];
    expect(await pruneBuilds(dist, { keep: 2, pinned: oldest })).toEqual([older]);
    expect(await names()).toEqual([latest, newer, oldest]);
    expect(await pruneBuilds(dist)).toEqual([]);
  });

  it('are empty without a build', async () => {
    expect(await readBuilds(join(folder, 'nowhere'))).toEqual([]);
    expect(await readLatestVersion(join(folder, 'nowhere'))).toBeNull();
  });
});

describe('builds of an image', () => {
  it('are added to earlier ones, with their pages, and leave existing ones unchanged', async () => {
    const images = [join(folder, 'one'), join(folder, 'two')];
    const store = join(folder, 'store');
    const versions: string[] = [];
    for (const [at, image] of images.entries()) {
      dist = join(image, 'shell/dist');
      const version = await build({ 'index.html': String(at) }, at);
      versions.unshift(version);
      dist = join(image, 'public/dist');
      const remote = await build({ a: String(at) }, at);
      for (const pair of [`${version}-${remote}`, `${version}-0123456789abcdef`])
        await mkdir(join(image, 'shell/dist/.pages', pair), { recursive: true });
      for (const second of [0, 1])
        await publishBuilds(image, store, {}, new Date(Date.UTC(2030, 0, 2, 0, at, second)));
    }
    dist = join(store, 'shell/dist');
    expect(await names()).toEqual(versions);
    expect(await readdir(join(dist, '.pages'))).toHaveLength(2);
    expect(await readFile(join(dist, versions[1] ?? '', 'index.html'), 'utf8')).toBe('0');
    expect((await readdir(dist)).toSorted()).toEqual(['.pages', ...versions].toSorted());
  });

  it('are the latest from the image that was published last, after a rollback too', async () => {
    const [older, newer, unpublished] = ['older', 'newer', 'unpublished'].map((name) => join(folder, name));
    const store = join(folder, 'store');
    const versions = new Map<string, string>();
    for (const [at, image] of [older, newer, unpublished].entries()) {
      dist = join(image!, 'member/dist');
      versions.set(image!, await build({ a: String(at) }, at));
    }
    dist = join(store, 'member/dist');
    for (const [day, image] of [older, newer, older, unpublished].entries()) {
      await publishBuilds(image!, store, {}, new Date(Date.UTC(2030, 1, day + 1)));
      expect(await readLatestVersion(dist)).toBe(versions.get(image!));
    }
    const [, rolledBack] = await readBuilds(dist);
    expect(rolledBack).toMatchObject({ version: versions.get(older!), builtAt: '2030-02-03T00:00:00.000Z' });
    expect((await readdir(join(dist, versions.get(older!)!))).toSorted()).toEqual(['.version.json', 'a']);
  });
});

describe('stored pins', () => {
  it('are read, and empty without files', async () => {
    const file = join(folder, 'pins.json');
    expect(await readPins(file)).toEqual({});
    await writeFile(file, '{"member":"0123456789abcdef"}');
    expect(await readPins(file)).toEqual({ member: '0123456789abcdef' });
    await writeFile(file, '{"member":"../../etc"}');
    expect(await readPins(file)).toEqual({});
    expect(await readPins(undefined)).toEqual({});
  });
});

it('has no commit outside a repository', async () => expect(await readGitCommit(folder)).toBeNull());
