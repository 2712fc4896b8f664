import { execFile } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from './repository.ts';
import { readSettings } from './settings.ts';

const { dataDir } = readSettings(process.env);
const file = join(dataDir, 'reports', 'dependencies.json');

/** Returns the output of `pnpm audit`, which exits with 1 but still prints its report when it finds vulnerabilities. */
async function runAudit(): Promise<string> {
  const options = { cwd: repository, maxBuffer: 64 * 1024 * 1024 };
  try {
    return (await promisify(execFile)('pnpm', ['audit', '--prod', '--json'], options)).stdout;
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (stdout) return stdout;
    throw error;
  }
}

try {
  await saveReport(await runAudit());
} catch (error) {
  const { stderr, message } = error as Error & { stderr?: string };
  process.stderr.write(
    `✗ The dependencies could not be checked, and the last report is unchanged.\n${stderr ?? message}\n`,
  );
  process.exitCode = 1;
}

/** Saves the report. @throws when it has no result, so that the last report is kept */
async function saveReport(text: string): Promise<void> {
  const { metadata } = JSON.parse(text) as { metadata?: { vulnerabilities?: Record<string, number> } };
  if (!metadata?.vulnerabilities)
    throw new Error('The response of the registry has no vulnerability counts.');
  await mkdir(join(dataDir, 'reports'), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
  const { critical = 0, high = 0, moderate = 0, low = 0 } = metadata.vulnerabilities;
  process.stdout.write(`${critical} critical, ${high} high, ${moderate} moderate, ${low} low: ${file}\n`);
}
