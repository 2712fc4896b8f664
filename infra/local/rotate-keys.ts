import { rotateDockerKeys } from './docker/rotate-docker-keys.ts';
import { rotateIdentityKeys } from './identity-keys.ts';
import { createProgress } from './progress.ts';
import { readSettings } from './settings.ts';

const progress = createProgress();
const { dataDir } = readSettings(process.env);
try {
  if (process.env['INFRA'] === 'docker') await rotateDockerKeys(dataDir, progress);
  else {
    const outcome = await rotateIdentityKeys(dataDir, new Date());
    progress.say(
      outcome === 'completed'
        ? '✓ Completed the rotation that was interrupted.'
        : `✓ The identity key of ${dataDir} was replaced. The previous key is accepted until the next rotation.`,
    );
  }
} catch (error) {
  progress.say(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
