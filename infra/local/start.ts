import { readGitCommit } from '@aera/frontend-versions';
import { startDocker } from './docker/start-docker.ts';
import { buildFrontends } from './frontends/build-frontends.ts';
import { compileServices } from './platform/compile-services.ts';
import { createPlatform, type Started } from './platform/create-platform.ts';
import { createProgress, formatSeconds } from './progress.ts';
import { repository } from './repository.ts';
import { readSettings, type Settings } from './settings.ts';

const progress = createProgress();
// A reader of the output, such as `head`, may exit before the platform.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

try {
  const settings = readSettings(process.env);
  settings.passthroughEnv['SERVICE_VERSION'] ??= (await readGitCommit(repository)) ?? undefined;
  if (process.env['INFRA'] === 'docker') await startDocker(settings, progress, stopping.signal);
  else await runProcesses(settings);
} catch (error) {
  if (!stopping.signal.aborted) {
    process.stderr.write(`\n✗ ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
// Closes idle keep-alive connections of the probes, which would delay the exit by seconds.
process.exit();

/** Runs the platform as processes of this machine until a signal stops it. */
async function runProcesses(settings: Settings): Promise<void> {
  const platform = createPlatform(settings, progress);
  try {
    await buildFrontends(progress, stopping.signal, settings.pinsFile);
    await compileServices(progress, stopping.signal);
    const stopRequested = waitForAbort(stopping.signal);
    await Promise.race([
      stopRequested,
      platform.start().then((started) => progress.print(formatWelcome(settings, started))),
    ]);
    await stopRequested;
  } finally {
    await progress.step('Stop', () => platform.stop());
  }
}

function waitForAbort(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function formatWelcome(
  { steward, dataDir, logDir }: Settings,
  { url, newStewardPassword, accessPin }: Started,
): string {
  const password = steward.password
    ? '(as given by STEWARD_PASSWORD, if this is the first start)'
    : newStewardPassword
      ? `${newStewardPassword}   (shown this once)`
      : '(shown on the first start)';
  return `
  Ready in ${formatSeconds(performance.now())}: ${url}

  Stewards   ${url}/aera-sacrosanct-stewards
  Username   ${steward.username}
  Password   ${password}
  PIN        ${accessPin}   (opens /operations and /legal-protection)

  Data       ${dataDir}
  Logs       ${logDir}
  Ctrl-C stops everything.
`;
}
