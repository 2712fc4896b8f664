import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceNames } from '@aera/contracts';
import { generateIdentityKeys, toIdentityJwks } from '@aera/service-kit/core';
import { replaceFile } from '../process/replace-file.ts';
import { runProgram } from '../process/run-program.ts';
import type { Progress } from '../progress.ts';
import { repository } from '../repository.ts';

/**
 * Replaces the identity key in `docker.env` of the data folder and restarts the containers that read it: the services, which then accept both
 * keys, before the gateway, which signs with the new one.
 */
export async function rotateDockerKeys(dataDir: string, progress: Progress): Promise<void> {
  const envFile = join(dataDir, 'docker.env');
  await replaceFile(envFile, await replaceKeys(await readFile(envFile, 'utf8')));
  for (const names of [[...serviceNames], ['gateway']]) {
    const args = ['compose', '--env-file', envFile, 'up', '--detach', '--no-deps', '--wait', ...names];
    await progress.step(`Restart ${names.join(', ')}`, async () => {
      const failure = await runProgram('docker', args, { cwd: repository });
      if (failure) throw new Error(`docker compose did not restart ${names.join(', ')}: ${failure}.`);
    });
  }
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
