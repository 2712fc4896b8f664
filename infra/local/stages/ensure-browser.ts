import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { join } from 'node:path';
import { repository } from '../repository.ts';
import { runProgram } from '../process/run-program.ts';
import type { StageContext } from './stage.ts';

const run = promisify(execFile);

/** Debian packages, named like their programs. The first uses a third less processor time. */
const packages = ['chromium-headless-shell', 'chromium'] as const;

/**
 * Ensures that Playwright has a Chromium: its own, the installed one, or Debian's package, which only root can install.
 *
 * @throws Error that names the command to run.
 */
export async function ensureBrowser({ progress, signal }: StageContext): Promise<void> {
  if ((await hasPlaywrightBrowser()) || (await isInstalled(packages[0])) || (await isInstalled(packages[1])))
    return;
  const installHint =
    'Run `apt-get install chromium-headless-shell` as root, or `pnpm --filter @aera/e2e exec playwright install chromium`.';
  if (process.getuid?.() !== 0 || !(await isInstalled('apt-get')))
    throw new Error(`No Chromium was found. ${installHint}`);
  await progress.step("Install Debian's chromium-headless-shell", async () => {
    const runApt = async (...args: string[]) => {
      const logFile = join(repository, '.cache/chromium.log');
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      const failure = await runProgram('apt-get', ['-y', ...args], { cwd: repository, env, logFile, signal });
      if (failure) throw new Error(`apt-get could not install it (${logFile}). ${installHint}`);
    };
    await runApt('update');
    await runApt('install', '--no-install-recommends', packages[0]);
  });
}

async function hasPlaywrightBrowser(): Promise<boolean> {
  const program =
    "import { chromium } from '@playwright/test'; import { accessSync } from 'node:fs'; accessSync(chromium.executablePath())";
  return runsSuccessfully(process.execPath, ['--input-type=module', '-e', program], join(repository, 'e2e'));
}

const isInstalled = (program: string): Promise<boolean> =>
  runsSuccessfully('sh', ['-c', `command -v ${program}`]);

const runsSuccessfully = (command: string, args: string[], cwd = repository): Promise<boolean> =>
  run(command, args, { cwd }).then(
    () => true,
    () => false,
  );
