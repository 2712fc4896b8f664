import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { removeBuilds } from './platform/remove-builds.ts';
import { removeDataDir } from './platform/remove-data-dir.ts';
import { readRun } from './platform/run-state.ts';
import { isRunning } from './process/process-identity.ts';
import { createProgress } from './progress.ts';
import { repository } from './repository.ts';
import { readSettings } from './settings.ts';

const progress = createProgress();
const { dataDir } = readSettings(process.env);
const run = await readRun(dataDir);

if (run && isRunning(run.supervisor)) {
  progress.print(`✗ A platform runs on ${dataDir}. Stop it first: make stop`);
  process.exitCode = 1;
} else {
  try {
    const hasData = existsSync(dataDir);
    const isRemoved = await removeDataDir(dataDir, { backups: process.env['BACKUPS'], confirm: isConfirmed });
    if (isRemoved) progress.print(`✓ Removed ${dataDir}`);
    // Data that stays may need its builds for a rollback.
    if (isRemoved || !hasData) await removeBuilds(repository, progress.print);
  } catch (error) {
    progress.print(`✗ ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** Asks for confirmation on a terminal; a script is not asked. */
async function isConfirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
