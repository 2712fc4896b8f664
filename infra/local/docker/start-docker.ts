import { join } from 'node:path';
import { runProgram } from '../process/run-program.ts';
import type { Progress } from '../progress.ts';
import { repository } from '../repository.ts';
import type { Settings } from '../settings.ts';
import { ensureDockerEnv } from './ensure-docker-env.ts';

/** Runs the platform of `docker-compose.yml` until `signal`, with the settings in `docker.env` of the data folder. */
export async function startDocker(
  settings: Settings,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const envFile = join(settings.dataDir, 'docker.env');
  const { newStewardPassword } = await ensureDockerEnv(envFile, settings);
  progress.say(`Settings and secrets: ${envFile}`);
  if (newStewardPassword)
    progress.say(`Steward ${settings.steward.username}, password ${newStewardPassword}`);
  const args = ['compose', '--env-file', envFile, 'up', '--build'];
  const failure = await runProgram('docker', args, { cwd: repository, signal });
  if (failure)
    throw new Error(
      `docker compose did not run: ${failure}. Check with \`docker compose version\` and \`docker info\`.`,
    );
}
