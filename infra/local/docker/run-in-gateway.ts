import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repository } from '../repository.ts';

/** Runs `aera` in the container of the gateway, which has the identity key and can call the services. Returns the exit code. */
export async function runInGateway(
  dataDir: string,
  args: readonly string[],
  operator: string,
): Promise<number> {
  const compose = ['compose', '--env-file', join(dataDir, 'docker.env'), 'exec'];
  const interactive = process.stdin.isTTY ? [] : ['--no-TTY'];
  const command = ['--env', `OPERATOR=${operator}`, 'gateway', 'aera', ...args];
  const child = spawn('docker', [...compose, ...interactive, ...command], {
    cwd: repository,
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
