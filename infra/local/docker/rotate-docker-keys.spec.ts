import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateIdentityKeys, toIdentityJwks } from '@aera/service-kit/core';
import { createTemporaryFolder, removeFolder } from '@aera/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../repository.ts';
import { replaceKeys, rotateDockerKeys } from './rotate-docker-keys.ts';

describe('a rotation in docker.env', () => {
  it('sets a new key, and accepts it and the current one', async () => {
    const { privateKey, jwks } = await generateIdentityKeys();
    const rotated = await replaceKeys(
      `PORT='8080'\nIDENTITY_PRIVATE_KEY='${privateKey}'\nIDENTITY_JWKS='${jwks}'\nLOG_LEVEL='info'\n`,
    );
    const [, next = ''] = /^IDENTITY_PRIVATE_KEY='(.+)'$/m.exec(rotated) ?? [];
    expect(next).not.toBe(privateKey);
    expect(rotated).toBe(
      `PORT='8080'\nIDENTITY_PRIVATE_KEY='${next}'\nIDENTITY_JWKS='${await toIdentityJwks(next, privateKey)}'\nLOG_LEVEL='info'\n`,
    );
  });

  it('is rejected without a current key', async () =>
    expect(replaceKeys('IDENTITY_PRIVATE_KEY=\n')).rejects.toThrow('no IDENTITY_PRIVATE_KEY'));
});

interface FakeDocker {
  readonly envFile: string;
  /** Start of the arguments that restart containers. */
  readonly up: string;
  setRunning(names: readonly string[]): Promise<void>;
  /** A restart of a container of this name fails; of none without a name. */
  setBroken(name?: string): Promise<void>;
  listRestarts(): Promise<string>;
  rotate(): ReturnType<typeof rotateDockerKeys>;
}

/** Puts a program `docker` on the PATH that reports containers as running and records its calls of `up`. */
async function fakeDocker(keys: { privateKey: string; jwks: string }): Promise<FakeDocker> {
  const folder = await createTemporaryFolder('rotate-docker-keys');
  onTestFinished(() => removeFolder(folder));
  const envFile = join(folder, 'docker.env');
  await writeFile(envFile, `IDENTITY_PRIVATE_KEY='${keys.privateKey}'\nIDENTITY_JWKS='${keys.jwks}'\n`);
  const composeFile = await readFile(join(repository, 'docker-compose.yml'), 'utf8');
  const { services } = parse(composeFile, { merge: true }) as { services: object };
  await writeFile(join(folder, 'config.json'), JSON.stringify({ services }));
  const script = `#!/bin/sh
case "$*" in
  *' config '*) cat '${folder}/config.json' ;;
  *' ps '*) cat '${folder}/running' ;;
  *) echo "$*" >> '${folder}/calls'; case "$*" in *" $(cat '${folder}/broken')") exit 1 ;; esac ;;
esac
`;
  await writeFile(join(folder, 'docker'), script, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const fake: FakeDocker = {
    envFile,
    up: `compose --env-file ${envFile} up --detach --no-deps --wait`,
    setRunning: (names) => writeFile(join(folder, 'running'), names.map((name) => `${name}\n`).join('')),
    setBroken: (name = 'no container') => writeFile(join(folder, 'broken'), name),
    async listRestarts() {
      const calls = await readFile(join(folder, 'calls'), 'utf8');
      await rm(join(folder, 'calls'));
      return calls;
    },
    rotate: () => rotateDockerKeys(folder, { print: () => {}, step: (_, work) => work() }),
  };
  await fake.setBroken();
  return fake;
}

it('restarts the running containers that verify identities, also those of a profile, and then the gateway', async () => {
  const keys = await generateIdentityKeys();
  const docker = await fakeDocker(keys);
  const readers = ['contacts-crm', 'visitor-analytics', 'visitor-analytics-ingest'];
  await docker.setRunning(['gateway', ...readers, 'nats']);

  expect(await docker.rotate()).toBe('rotated');

  expect(await docker.listRestarts()).toBe(`${docker.up} ${readers.join(' ')}\n${docker.up} gateway\n`);
  const env = await readFile(docker.envFile, 'utf8');
  expect(env).not.toContain(keys.privateKey);
  expect(env).toMatch(/^IDENTITY_PRIVATE_KEY='.+'\nIDENTITY_JWKS='.+'\n$/);
});

it('completes an interrupted rotation before it starts another, also for containers that it left stopped', async () => {
  const keys = await generateIdentityKeys();
  const docker = await fakeDocker(keys);
  await docker.setRunning(['contacts-crm', 'security-auth', 'gateway']);
  await docker.setBroken('gateway');
  await expect(docker.rotate()).rejects.toThrow('did not restart gateway');
  await docker.listRestarts();
  const interrupted = await readFile(docker.envFile, 'utf8');

  await docker.setRunning(['contacts-crm']);
  await docker.setBroken();
  expect(await docker.rotate()).toBe('completed');

  const { up } = docker;
  expect(await docker.listRestarts()).toBe(`${up} contacts-crm security-auth\n${up} gateway\n`);
  const completed = await readFile(docker.envFile, 'utf8');
  expect(interrupted).toBe(`IDENTITY_ROTATION='contacts-crm security-auth gateway'\n${completed}`);
  expect(await docker.rotate()).toBe('rotated');
});
