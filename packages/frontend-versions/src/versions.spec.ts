import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  commitOf,
  keepBuild,
  newestVersion,
  pruneVersions,
  publishBuilds,
  readPins,
  readVersions,
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
  return (await keepBuild({ output, dist, builtAt, commit: null })).version;
};
const names = async () => (await readVersions(dist)).map(({ version }) => version);

describe('a build that is kept', () => {
  it('is a version by its contents, with its size and whence it came', async () => {
    const version = await build({ 'assets/a.js': '12345', 'assets/a.js.br': 'x', 'index.html': '123' }, 1);
    expect(await readVersions(dist)).toEqual([
      { version, builtAt: '2030-01-01T00:01:00.000Z', commit: null, files: 2, bytes: 8 },
    ]);
    expect(await readFile(join(dist, version, 'assets/a.js.br'), 'utf8')).toBe('x');
  });

  it('is the same version when the same contents are built again, and then the newest', async () => {
    const first = await build({ a: 'one' }, 1);
    const second = await build({ a: 'two' }, 2);
    expect(await names()).toEqual([second, first]);
    expect(await build({ a: 'one' }, 3)).toBe(first);
    expect(await names()).toEqual([first, second]);
    expect(await newestVersion(dist)).toBe(first);
  });

  it('is another one under another file name, or with a text cut elsewhere', async () => {
    const versions = [
      await build({ ab: 'c' }, 1),
      await build({ a: 'bc' }, 2),
      await build({ a: 'bc', b: '' }, 3),
    ];
    expect(new Set(versions).size).toBe(3);
  });

  it('leaves nothing half done behind, and is not seen before it is whole', async () => {
    const version = await build({ a: 'one' }, 1);
    await mkdir(join(dist, '0123456789abcdef'));
    await writeFile(join(dist, '0123456789abcdef/a'), 'copied half-way');
    expect(await names()).toEqual([version]);
    expect((await readdir(dist)).toSorted()).toEqual(['.building', '0123456789abcdef', version].toSorted());
  });
});

describe('old builds', () => {
  it('go, but for the newest and the pinned one', async () => {
    const versions: string[] = [];
    for (const minute of [1, 2, 3, 4]) versions.push(await build({ a: String(minute) }, minute));
    const [oldest, older, newer, newest] = versions as [string, string, string, string];
    expect(await pruneVersions(dist, { keep: 2, pinned: oldest })).toEqual([older]);
    expect(await names()).toEqual([newest, newer, oldest]);
    expect(await pruneVersions(dist)).toEqual([]);
  });

  it('are none where nothing was built', async () => {
    expect(await readVersions(join(folder, 'nowhere'))).toEqual([]);
    expect(await newestVersion(join(folder, 'nowhere'))).toBeNull();
  });
});

describe('builds that an image brings', () => {
  it('stand beside those of earlier ones, with their pages, and leave what stands already alone', async () => {
    const images = [join(folder, 'one'), join(folder, 'two')];
    const store = join(folder, 'store');
    const versions: string[] = [];
    for (const [at, image] of images.entries()) {
      dist = join(image, 'shell/dist');
      const version = await build({ 'index.html': String(at) }, at);
      versions.unshift(version);
      await mkdir(join(dist, '.pages', `${version}-x`), { recursive: true });
      await publishBuilds(image, store, {});
      await publishBuilds(image, store, {});
    }
    dist = join(store, 'shell/dist');
    expect(await names()).toEqual(versions);
    expect(await readdir(join(dist, '.pages'))).toHaveLength(2);
    expect(await readFile(join(dist, versions[1] ?? '', 'index.html'), 'utf8')).toBe('0');
    expect((await readdir(dist)).toSorted()).toEqual(['.pages', ...versions].toSorted());
  });
});

describe('pins that were written down', () => {
  it('are read, and none where there is nothing to be read', async () => {
    const file = join(folder, 'pins.json');
    expect(await readPins(file)).toEqual({});
    await writeFile(file, '{"member":"0123456789abcdef"}');
    expect(await readPins(file)).toEqual({ member: '0123456789abcdef' });
    await writeFile(file, '{"member":"../../etc"}');
    expect(await readPins(file)).toEqual({});
    expect(await readPins(undefined)).toEqual({});
  });
});

it('knows no commit outside a repository', async () => expect(await commitOf(folder)).toBeNull());
