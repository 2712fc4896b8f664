import { join } from 'node:path';
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
  const { environment } = await findRunningPlatform(readSettings(process.env));
  if (!environment.passthroughEnv['CLICKHOUSE_URL'])
    throw new Error('Name the target: CLICKHOUSE_URL=… make migrate-analytics');
  const { checks } = (await (await fetch(`${environment.serviceUrl(service)}/readyz`)).json()) as {
    checks: object;
  };
  // After the switch it could not go on.
  if (!('clickhouse' in checks))
    throw new Error('The platform runs without ClickHouse. Start it again with CLICKHOUSE_URL first.');
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
