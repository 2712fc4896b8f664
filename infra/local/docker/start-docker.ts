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
  progress.print(`Settings and secrets: ${envFile}`);
  if (newStewardPassword)
    progress.print(`Steward ${settings.steward.username}, password ${newStewardPassword}`);
  const args = ['compose', '--env-file', envFile, 'up', '--build'];
  // The commit of this start, in images and in what services report.
  const env = { GIT_COMMIT: settings.passthroughEnv['SERVICE_VERSION'] };
  const failure = await runProgram('docker', args, { cwd: repository, env, signal });
  if (failure)
    throw new Error(
      `docker compose did not run: ${failure}. Check with \`docker compose version\` and \`docker info\`.`,
    );
}
