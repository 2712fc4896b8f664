import { createTemporaryFolder, removeFolder } from '@aera/testing';
import { verificationEnv } from './backup/verify-platform.ts';
import { planDemo } from './demo/plan/plan-demo.ts';
import { createSimulatedTime } from './demo/run/simulated-time.ts';
import { writeIdentityFiles } from './identity-keys.ts';
import { toClockFile } from './platform/plan-platform.ts';
import { runServers } from './platform/run-servers.ts';
import { createProgress, formatSeconds } from './progress.ts';
import { repository } from './repository.ts';
import { generatePassword, loadSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';
import { checkOutRelease, findPreviousRelease, type Release } from './version-skew/previous-release.ts';
import { rehearseUpgrade } from './version-skew/rehearse-upgrade.ts';
import { planRelease } from './version-skew/release-processes.ts';

const progress = createProgress();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

try {
  const ref = await findPreviousRelease(process.env);
  if (ref === null)
    progress.print(
      '! No earlier release tag was found: this release is used as both the old and the new one. To use another commit, set PREVIOUS_RELEASE.',
    );
  const previous =
    ref === null ? { name: 'previous', root: repository } : await checkOutRelease(ref, stopping.signal);
  await rehearse(previous);
} catch (error) {
  const reason = stopping.signal.aborted
    ? 'Stopped.'
    : error instanceof Error
      ? error.message
      : String(error);
  process.stderr.write(`\n✗ ${reason}\n`);
  process.exitCode = 1;
}
// Closes idle keep-alive connections, which would delay the exit by seconds.
process.exit();

/** Rehearses the upgrade of an empty platform from another release to this one, with a rollback, and verifies its data. */
async function rehearse(release: Release): Promise<void> {
  const { signal } = stopping;
  const dataDir = await createTemporaryFolder('version-skew');
  try {
    // Without the variables of this shell, which configure a real platform.
    const settings = {
      ...readSettings({ DATA_DIR: dataDir }),
      steward: { username: 'steward', password: generatePassword() },
    };
    const { secrets } = await loadSecrets(dataDir);
    await writeIdentityFiles(dataDir, secrets.identity);
    const findings = await runServers(settings, secrets, progress, async ({ ports }) => {
      const options = { settings, secrets, ports, progress, signal, servicesEnv: verificationEnv };
      return rehearseUpgrade({
        previous: await planRelease(release, options),
        next: await planRelease({ name: 'this', root: repository }, options),
        plan: planDemo({ seed: 7, days: 4, endsAt: Date.now() }),
        time: createSimulatedTime(toClockFile(settings) as string),
        identityKey: secrets.identity.privateKey,
        signal,
        print: progress.print,
      });
    });
    for (const { passed, subject, detail } of findings)
      progress.print(`${passed ? '✓' : '✗'} ${subject}: ${detail}`);
    if (findings.some(({ passed }) => !passed))
      throw new Error('The data of the upgraded platform did not pass its verification.');
    progress.print(
      `✓ Upgraded from ${release.name}, rolled back and upgraded again in ${formatSeconds(performance.now())}.`,
    );
  } finally {
    await removeFolder(dataDir);
  }
}
