import { join } from 'node:path';
import { assertTargetOfPlatform } from './platform/clickhouse-target.ts';
import { findRunningPlatform } from './platform/running-platform.ts';
import { runProgram } from './process/run-program.ts';
import { repository } from './repository.ts';
import { createServiceEnv } from './service-env.ts';
import { readSettings } from './settings.ts';

const service = 'visitor-analytics';

try {
  await migrate();
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Moves hits and visits to ClickHouse beside the running service, which stays available. */
async function migrate(): Promise<void> {
  const { environment, clickHouse } = await findRunningPlatform(readSettings(process.env));
  assertTargetOfPlatform(clickHouse, environment.passthroughEnv);
  const failure = await runProgram(
    process.execPath,
    [join(repository, 'services', service, 'src/main.ts'), 'migrate-analytics'],
    {
      cwd: join(repository, 'services', service),
      env: { LOG_LEVEL: 'warn', ...createServiceEnv(service, environment) },
    },
  );
  if (failure) throw new Error(`Analytics were not migrated: ${failure}`);
}
