import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prerenderedPagesRoot } from '@aera/contracts/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type BuildStore,
  findBuildFault,
  publishBuilds,
  readBuilds,
  storeBuild,
  syncBuilds,
} from './index.ts';

let folder: string;
let store: BuildStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aera-sync-'));
  store = createMemoryStore();
});
afterEach(() => rm(folder, { recursive: true }));

function createMemoryStore(): BuildStore {
  const objects = new Map<string, { content: Uint8Array; metadata: Readonly<Record<string, string>> }>();
  return {
    list: async () => [...objects].map(([name, { metadata }]) => ({ name, metadata })),
    get: async (name) => objects.get(name)?.content ?? null,
    put: async ({ name, metadata }, content) => void objects.set(name, { content, metadata }),
    update: async ({ name, metadata }) => void objects.set(name, { ...objects.get(name)!, metadata }),
    delete: async (name) => void objects.delete(name),
  };
}

/** Builds a frontend at this minute on the disk of a gateway. */
async function build(gateway: string, minute: number, frontend = 'member'): Promise<string> {
  const output = join(folder, gateway, 'output');
  await mkdir(join(output, 'assets'), { recursive: true });
  await writeFile(join(output, 'assets/a.js'), `build ${minute}`);
  await writeFile(join(output, 'remote.js'), 'entry');
  const remoteEntry = { name: 'remote.js' };
  const manifest = { metaData: { globalName: frontend, remoteEntry } };
  await writeFile(join(output, 'mf-manifest.json'), JSON.stringify(manifest));
  const builtAt = new Date(Date.UTC(2030, 0, 1, 0, minute));
  const dist = join(folder, gateway, frontend, 'dist');
  return (await storeBuild({ output, dist, builtAt, commit: null })).version;
}
const versions = async (gateway: string) =>
  (await readBuilds(join(folder, gateway, 'member/dist'))).map(({ version }) => version);
const sync = (gateway: string, pins = {}) => syncBuilds(join(folder, gateway), store, pins);
const stored = async () => (await store.list()).map(({ name }) => name).toSorted();

describe('gateways that exchange builds', () => {
  it('have the builds of both, complete, the newest first', async () => {
    const [first, second] = [await build('a', 1), await build('b', 2)];
    await sync('a');
    await sync('b');
    await sync('a');
    expect(await versions('a')).toEqual([second, first]);
    expect(await versions('b')).toEqual([second, first]);
    const dist = join(folder, 'b/member/dist');
    const [, older] = await readBuilds(dist);
    expect(await findBuildFault(dist, 'member', older!)).toBeNull();
    expect(await readFile(join(dist, first, 'assets/a.js'), 'utf8')).toBe('build 1');
    expect((await readdir(dist)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('keep the five newest builds and the pinned one, in the store too', async () => {
    const built: string[] = [];
    for (let minute = 1; minute <= 7; minute++) built.push(await build(minute % 2 ? 'a' : 'b', minute));
    const [pinned, forgotten, ...newest] = built;
    for (const gateway of ['a', 'b', 'a']) await sync(gateway, { member: pinned });
    const kept = [...newest.toReversed(), pinned];
    expect(await versions('a')).toEqual(kept);
    expect(await versions('b')).toEqual(kept);
    expect(await stored()).toEqual(kept.map((version) => `member/dist/${version}`).toSorted());
    expect(kept).not.toContain(forgotten);

    await sync('a');
    expect(await versions('a')).not.toContain(pinned);
    expect(await stored()).not.toContain(`member/dist/${pinned}`);
  });

  it('change nothing once they have the same', async () => {
    await build('a', 1);
    await sync('a');
    await sync('b');
    const forbidden = () => expect.fail('nothing has to be exchanged');
    store = { ...store, get: forbidden, put: forbidden, update: forbidden, delete: forbidden };
    await sync('a');
    await sync('b');
  });

  it('have the build that was published last as the latest, after a rollback too', async () => {
    const [older, newer] = [await build('image 1', 1), await build('image 2', 2)];
    const publish = (image: number, gateway: string, day: number) =>
      publishBuilds(
        join(folder, `image ${image}`),
        join(folder, gateway),
        {},
        new Date(Date.UTC(2030, 1, day)),
      );
    await publish(1, 'a', 1);
    await publish(2, 'b', 2);
    for (const gateway of ['a', 'b', 'a']) await sync(gateway);
    expect(await versions('a')).toEqual([newer, older]);
    await publish(1, 'rolled back', 3);
    for (const gateway of ['rolled back', 'a', 'b', 'started later']) await sync(gateway);
    for (const gateway of ['rolled back', 'a', 'b', 'started later'])
      expect(await versions(gateway)).toEqual([older, newer]);
  });

  it('have the pages prerendered with builds that are kept, and no others', async () => {
    const shell = await build('a', 1, 'shell');
    const kept = `${shell}-${await build('a', 1, 'public')}`;
    for (const pair of [kept, `${shell}-0123456789abcdef`]) {
      await mkdir(join(folder, 'a', prerenderedPagesRoot, pair), { recursive: true });
      await writeFile(join(folder, 'a', prerenderedPagesRoot, pair, 'pages.json'), '{}');
    }
    await sync('a');
    await sync('b');
    for (const gateway of ['a', 'b'])
      expect(await readdir(join(folder, gateway, prerenderedPagesRoot))).toEqual([kept]);
    expect(await readFile(join(folder, 'b', prerenderedPagesRoot, kept, 'pages.json'), 'utf8')).toBe('{}');
  });

  it('keep no part of a build whose archive is damaged', async () => {
    const version = await build('a', 1);
    await sync('a');
    const [object] = await store.list();
    const content = (await store.get(object!.name))!;
    await store.put(object!, content.subarray(0, content.length / 2));
    await expect(sync('b')).rejects.toThrow(/truncated/i);
    expect(await versions('b')).toEqual([]);
    expect(existsSync(join(folder, 'b/member/dist', version))).toBe(false);
  });
});
