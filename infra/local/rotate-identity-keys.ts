import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { rotateDockerKeys } from './docker/rotate-docker-keys.ts';
import { rotateIdentityKeys } from './identity-keys.ts';
import { createProgress } from './progress.ts';
import type { Settings } from './settings.ts';

/** Replaces the identity key and writes a line to `operator.log`, since no service records it. Returns a description of the result. */
export async function rotateKeys({ dataDir, logDir }: Settings, operator: string): Promise<string> {
  const outcome = await replaceKeys(dataDir);
  const line = { level: 'info', time: new Date().toISOString(), service: 'operator', operator, msg: outcome };
  await mkdir(logDir, { recursive: true, mode: 0o700 });
  await appendFile(join(logDir, 'operator.log'), `${JSON.stringify(line)}\n`, { mode: 0o600 });
  return outcome;
}

async function replaceKeys(dataDir: string): Promise<string> {
  const isDocker = process.env['INFRA'] === 'docker';
  const outcome = isDocker
    ? await rotateDockerKeys(dataDir, createProgress())
    : await rotateIdentityKeys(dataDir, new Date());
  if (outcome === 'completed') return 'The rotation of the identity key that was interrupted was completed.';
  return isDocker
    ? 'The identity key of the containers was replaced.'
    : `The identity key of ${dataDir} was replaced. The previous key is accepted until the next rotation.`;
}
