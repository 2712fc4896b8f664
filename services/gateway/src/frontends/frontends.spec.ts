import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPins } from '@aera/frontend-versions';
import { eventually } from '@aera/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeBuild } from '../testing/write-build.ts';
import { createFrontends, type FrontendsOptions } from './frontends.ts';

const [old, middle, young] = ['00000000000000aa', '00000000000000bb', '00000000000000cc'] as const;

describe('the frontends of a gateway', () => {
  let root: string;
  let logged: unknown[];
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'aera-frontends-'));
    logged = [];
    await writeBuild(root, 'member', { version: old, minute: 1 });
    await writeBuild(root, 'member', { version: middle, minute: 2 });
    await writeBuild(root, 'member', { version: young, minute: 3 });
  });
  afterEach(() => rm(root, { recursive: true }));
  const create = (more: Partial<FrontendsOptions> = {}) =>
    createFrontends({
      root,
      freshForMs: 0,
      log: {
        error: (line: unknown) => logged.push(line),
        warn: (line: unknown) => logged.push(line),
      } as never,
      ...more,
    });

  it('are the latest, followed by older builds in the lookup order', async () => {
    const frontends = create();
    expect(await frontends.findLiveVersion('member')).toBe(young);
    expect(await frontends.listInLookupOrder('member')).toEqual([young, middle, old]);
    expect(await frontends.findLiveVersion('steward')).toBeNull();
  });

  it('are the pinned ones from the next request on, until unpinned', async () => {
    const frontends = create();
    frontends.pin('member', old);
    expect(await frontends.listInLookupOrder('member')).toEqual([old, young, middle]);
    frontends.pin('member', null);
    expect(await frontends.findLiveVersion('member')).toBe(young);
    expect(logged).toEqual([]);
  });

  it('include the latest regardless of pins', async () => {
    const frontends = create();
    frontends.pin('member', old);
    expect(await frontends.findLatestVersion('member')).toBe(young);
    expect(await frontends.findLatestVersion('steward')).toBeNull();
  });

  it('include the errors of incomplete builds', async () => {
    const manifest = { metaData: { globalName: 'aera_public', remoteEntry: { name: 'entry.js' } } };
    const files = { 'mf-manifest.json': JSON.stringify(manifest), 'entry.js': 'run()' };
    await writeBuild(root, 'public', { version: young, files });
    await writeBuild(root, 'public', { version: old, files: { 'entry.js': 'run()' } });
    expect(await create().listFaults('public')).toEqual([
      { version: old, fault: 'has no manifest that can be read' },
    ]);
    await rm(join(root, 'public/dist', young, 'entry.js'));
    expect(await create().listFaults('public')).toContainEqual({
      version: young,
      fault: 'has 1 of its 2 files',
    });
  });

  it('are the latest while the pinned one is missing, which is logged once', async () => {
    const frontends = create();
    frontends.pin('member', 'ffffffffffffffff');
    expect(await frontends.findLiveVersion('member')).toBe(young);
    expect(await frontends.findLiveVersion('member')).toBe(young);
    expect(frontends.missingPins).toBe(1);
    expect(logged).toEqual([{ frontend: 'member', pinned: 'ffffffffffffffff', served: young }]);
    await writeBuild(root, 'member', { version: 'ffffffffffffffff', minute: 0 });
    expect(await frontends.findLiveVersion('member')).toBe('ffffffffffffffff');
    expect(frontends.missingPins).toBe(0);
  });

  it('keep their pins over a restart without a bus', async () => {
    const pinsFile = join(root, 'pins.json');
    create({ pinsFile }).pin('member', middle);
    await eventually(async () => (await readFile(pinsFile, 'utf8').catch(() => '')).includes(middle));
    expect(await create({ pins: await readPins(pinsFile) }).findLiveVersion('member')).toBe(middle);
  });

  it('work if pins cannot be saved', async () => {
    const frontends = create({ pinsFile: join(root, 'no/such/folder/pins.json') });
    frontends.pin('member', old);
    expect(await frontends.findLiveVersion('member')).toBe(old);
    await eventually(() => logged.length === 1);
  });
});
