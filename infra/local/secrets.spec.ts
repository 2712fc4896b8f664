import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  loadSecrets,
  replaceMasterKeys,
  deriveRolePassword,
  rotateMasterKeys,
  saveSecrets,
} from './secrets.ts';

describe('secrets', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'aera-secrets-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('are generated once, reused, and readable only by their owner', async () => {
    const made = await loadSecrets(folder);
    const found = await loadSecrets(folder);
    expect(made.first).toBe(true);
    expect(found).toEqual({ secrets: made.secrets, first: false });
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  it('have a 32-byte key for each service, also for a new one', async () => {
    const { secrets } = await loadSecrets(folder);
    const path = join(folder, 'secrets.json');
    const { 'security-auth': left, ...others } = secrets.masterKeys;
    await writeFile(path, JSON.stringify({ ...secrets, masterKeys: others }));
    const grown = (await loadSecrets(folder)).secrets;
    expect(grown.masterKeys).toMatchObject(others);
    expect(grown.masterKeys['security-auth']).not.toBe(left);
    expect(Buffer.from(grown.masterKeys['security-auth'], 'base64')).toHaveLength(32);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(grown);
  });

  it('are not written again, which would undo a rotation that runs at the same time', async () => {
    await loadSecrets(folder);
    const path = join(folder, 'secrets.json');
    const { ino } = await stat(path);
    await Promise.all(Array.from({ length: 20 }, () => loadSecrets(folder)));
    expect((await stat(path)).ino).toBe(ino);
  });

  it('survive writers at the same time', async () => {
    const { secrets } = await loadSecrets(folder);
    await Promise.all(Array.from({ length: 20 }, () => saveSecrets(folder, secrets)));
    expect((await loadSecrets(folder)).secrets).toEqual(secrets);
    expect(await readdir(folder)).toEqual(['secrets.json']);
  });

  it('are not generated again next to data that is encrypted with the old ones', async () => {
    await mkdir(join(folder, 'postgres'));
    await writeFile(join(folder, 'postgres/PG_VERSION'), '18');
    await expect(loadSecrets(folder)).rejects.toThrow('make clean');
  });

  it('are not generated for a rotation, which needs a platform', async () => {
    await expect(rotateMasterKeys(folder)).rejects.toThrow(`There is no platform in ${folder}`);
    const { secrets } = await loadSecrets(folder);
    await rotateMasterKeys(folder);
    const { previousMasterKeys } = (await loadSecrets(folder)).secrets;
    expect(previousMasterKeys?.['contacts-crm']).toEqual([secrets.masterKeys['contacts-crm']]);
  });

  it('keep every earlier master key of each service beside a new one', async () => {
    const { secrets } = await loadSecrets(folder);
    const once = replaceMasterKeys(secrets);
    const { masterKeys, previousMasterKeys } = replaceMasterKeys(once);
    for (const [name, key] of Object.entries(secrets.masterKeys) as [keyof typeof masterKeys, string][]) {
      expect(masterKeys[name]).not.toBe(key);
      expect(previousMasterKeys?.[name]).toEqual([once.masterKeys[name], key]);
    }
  });

  it('give every database role its own password', async () => {
    const { secrets } = await loadSecrets(folder);
    expect(deriveRolePassword(secrets, 'one')).not.toBe(deriveRolePassword(secrets, 'two'));
  });
});
