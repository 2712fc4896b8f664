import { join } from 'node:path';
import { type ServiceName, serviceNames } from '@aera/contracts';
import { findRunningPlatform } from './platform/running-platform.ts';
import { runProgram } from './process/run-program.ts';
import { repository } from './repository.ts';
import { createServiceEnv } from './service-env.ts';
import { readSettings } from './settings.ts';

const service = process.argv[2] ?? '';
const settings = readSettings(process.env);

try {
  await replay();
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Rebuilds the projections beside the running service, which stays available. */
async function replay(): Promise<void> {
  if (!isService(service))
    throw new Error(`Say which service: make replay SERVICE=${serviceNames.join('|')}`);
  const { environment } = await findRunningPlatform(settings);
  const failure = await runProgram(
    process.execPath,
    [join(repository, 'services', service, 'src/main.ts'), 'replay'],
    {
      cwd: join(repository, 'services', service),
      env: { LOG_LEVEL: 'warn', ...createServiceEnv(service, environment) },
    },
  );
  if (failure) throw new Error(`The projections of ${service} were not rebuilt: ${failure}`);
}

function isService(name: string): name is ServiceName {
  return (serviceNames as readonly string[]).includes(name);
}
