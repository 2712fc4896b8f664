import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateIdentityKeys, toIdentityJwks } from '@aera/service-kit/core';
import { replaceFile } from '../process/replace-file.ts';
import { runProgram } from '../process/run-program.ts';
import type { Progress } from '../progress.ts';
import { repository } from '../repository.ts';

const runFile = promisify(execFile);

interface ComposeService {
  readonly environment?: Readonly<Record<string, string | null>>;
}

/** Line of `docker.env` while a rotation is incomplete, with the containers that it restarts. */
const incompleteRotation = /^IDENTITY_ROTATION='(.*)'\n/m;

/**
 * Replaces the identity key in `docker.env` of the data folder and restarts the running containers that read it: the services, which then
 * accept both keys, before the gateway, which signs with the new one.
 *
 * @returns `completed` when it finished an interrupted rotation, whose key the gateway may not have received.
 */
export async function rotateDockerKeys(
  dataDir: string,
  progress: Progress,
): Promise<'rotated' | 'completed'> {
  const envFile = join(dataDir, 'docker.env');
  const compose = ['compose', '--env-file', envFile];
  const env = await readFile(envFile, 'utf8');
  const [, interrupted] = incompleteRotation.exec(env) ?? [];
  const restarts = await planRestarts(compose, interrupted?.split(' ') ?? []);
  if (interrupted === undefined)
    await replaceFile(envFile, `IDENTITY_ROTATION='${restarts.flat().join(' ')}'\n${await replaceKeys(env)}`);
  for (const names of restarts) {
    const args = [...compose, 'up', '--detach', '--no-deps', '--wait', ...names];
    await progress.step(`Restart ${names.join(', ')}`, async () => {
      const failure = await runProgram('docker', args, { cwd: repository });
      if (failure) throw new Error(`docker compose did not restart ${names.join(', ')}: ${failure}.`);
    });
  }
  await replaceFile(envFile, (await readFile(envFile, 'utf8')).replace(incompleteRotation, ''));
  return interrupted === undefined ? 'rotated' : 'completed';
}

/**
 * Returns the running containers that read an identity key, in the order of their restart.
 *
 * @param interrupted containers that were running before an interrupted rotation, which may have stopped or removed them
 */
async function planRestarts(compose: readonly string[], interrupted: readonly string[]): Promise<string[][]> {
  const ask = async (...args: string[]) =>
    (await runFile('docker', [...compose, '--profile', '*', ...args], { cwd: repository })).stdout;
  const { services } = JSON.parse(await ask('config', '--format', 'json')) as {
    services: Record<string, ComposeService>;
  };
  const output = await ask('ps', '--services', '--status', 'running', '--status', 'restarting');
  const running = output.split('\n').filter((name) => name !== '');
  const names = [...new Set([...interrupted, ...running])];
  return ['IDENTITY_JWKS', 'IDENTITY_PRIVATE_KEY']
    .map((variable) => names.filter((name) => variable in (services[name]?.environment ?? {})))
    .filter((group) => group.length > 0);
}

/** Returns the settings with a new private key, and a JWKS with its public key and the previous one. */
export async function replaceKeys(env: string): Promise<string> {
  const [, current] = /^IDENTITY_PRIVATE_KEY='(.+)'$/m.exec(env) ?? [];
  if (current === undefined) throw new Error('docker.env contains no IDENTITY_PRIVATE_KEY in single quotes.');
  const { privateKey } = await generateIdentityKeys();
  const values: Record<string, string> = {
    IDENTITY_PRIVATE_KEY: privateKey,
    IDENTITY_JWKS: await toIdentityJwks(privateKey, current),
  };
  return env.replace(/^(IDENTITY_\w+)=.*$/gm, (line, name: string) =>
    values[name] === undefined ? line : `${name}='${values[name]}'`,
  );
}
