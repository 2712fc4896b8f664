import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceNames } from '@aera/contracts';
import type { ErasedSubjects } from '@aera/service-kit';
import { replaceFile } from '../process/replace-file.ts';
import { runProgram } from '../process/run-program.ts';
import { repository } from '../repository.ts';
import { type PlatformEnvironment, createServiceEnv } from '../service-env.ts';

/**
 * Makes every service erase these subjects, one service after the other, while no other service runs.
 *
 * @throws Error that names the service that failed
 */
export async function eraseAgain(
  subjects: ErasedSubjects,
  environment: PlatformEnvironment,
  dataDir: string,
): Promise<void> {
  const file = join(dataDir, 'erase-again.json');
  await replaceFile(file, JSON.stringify(subjects));
  for (const name of serviceNames) {
    const cwd = join(repository, 'services', name);
    const failure = await runProgram(process.execPath, [join(cwd, 'src/main.ts'), 'erase-again', file], {
      cwd,
      env: { LOG_LEVEL: 'warn', ...createServiceEnv(name, environment) },
    });
    if (failure) throw new Error(`${name} did not erase those who were erased after the backup: ${failure}`);
  }
  await rm(file);
}
