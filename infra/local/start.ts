import { buildFrontends } from './frontends/build-frontends.ts';
import { createPlatform, type Started } from './platform/create-platform.ts';
import { createProgress, seconds } from './progress.ts';
import { type Settings, readSettings } from './settings.ts';

const progress = createProgress();
// Whoever read the output may be gone before the platform is.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

try {
  await start(readSettings(process.env));
} catch (error) {
  process.stderr.write(`\n✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
// Idle keep-alive connections of the probes would hold the process for seconds.
process.exit();

async function start(settings: Settings): Promise<void> {
  const leaving = new AbortController();
  const platform = createPlatform(settings, progress);
  const stop = () => progress.step('Stop', () => platform.stop());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leaving.abort());
  try {
    await buildFrontends(progress, leaving.signal);
    const started = platform.start();
    const left = new Promise<null>((resolve) =>
      leaving.signal.addEventListener('abort', () => resolve(null)),
    );
    const outcome = await Promise.race([started, left]);
    if (outcome) {
      progress.say(welcome(settings, outcome));
      await left;
    }
    started.catch(() => {});
    await stop();
  } catch (error) {
    await stop();
    if (!leaving.signal.aborted) throw error;
  }
}

function welcome({ steward, dataDir, logDir }: Settings, { url, newStewardPassword }: Started): string {
  const password = steward.password
    ? '(as given by STEWARD_PASSWORD, if this is the first start)'
    : newStewardPassword
      ? `${newStewardPassword}   (shown this once)`
      : '(shown on the first start)';
  return `
  Ready in ${seconds(performance.now())}: ${url}

  Stewards   ${url}/aera-sacrosanct-stewards
  Username   ${steward.username}
  Password   ${password}

  Data       ${dataDir}
  Logs       ${logDir}
  Ctrl-C stops everything.
`;
}
