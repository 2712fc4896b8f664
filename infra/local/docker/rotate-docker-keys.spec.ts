import { readFile, writeFile } from 'node:fs/promises';
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

/** Puts a program `docker` on the PATH that reports these containers as running and records its calls of `up`. */
async function fakeDocker(folder: string, running: readonly string[]): Promise<string> {
  const composeFile = await readFile(join(repository, 'docker-compose.yml'), 'utf8');
  const { services } = parse(composeFile, { merge: true }) as { services: object };
  const calls = join(folder, 'calls');
  await writeFile(join(folder, 'config.json'), JSON.stringify({ services }));
  await writeFile(join(folder, 'running'), running.map((name) => `${name}\n`).join(''));
  const script = `#!/bin/sh
case "$*" in
  *' config '*) cat '${folder}/config.json' ;;
  *' ps '*) cat '${folder}/running' ;;
  *) echo "$*" >> '${calls}' ;;
esac
`;
  await writeFile(join(folder, 'docker'), script, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  return calls;
}

it('restarts the running containers that verify identities, also those of a profile, and then the gateway', async () => {
  const folder = await createTemporaryFolder('rotate-docker-keys');
  onTestFinished(() => removeFolder(folder));
  const envFile = join(folder, 'docker.env');
  const { privateKey, jwks } = await generateIdentityKeys();
  await writeFile(envFile, `IDENTITY_PRIVATE_KEY='${privateKey}'\nIDENTITY_JWKS='${jwks}'\n`);
  const readers = ['contacts-crm', 'visitor-analytics', 'visitor-analytics-ingest'];
  const calls = await fakeDocker(folder, ['gateway', ...readers, 'nats']);

  await rotateDockerKeys(folder, { print: () => {}, step: (_, work) => work() });

  const up = `compose --env-file ${envFile} up --detach --no-deps --wait`;
  expect(await readFile(calls, 'utf8')).toBe(`${up} ${readers.join(' ')}\n${up} gateway\n`);
  expect(await readFile(envFile, 'utf8')).not.toContain(privateKey);
});
