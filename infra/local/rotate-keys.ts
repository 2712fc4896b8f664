import { readOperator } from '@aera/operator-cli';
import { createProgress } from './progress.ts';
import { rotateKeys } from './rotate-identity-keys.ts';
import { readSettings } from './settings.ts';

const progress = createProgress();
try {
  progress.say(`✓ ${await rotateKeys(readSettings(process.env), readOperator(process.env))}`);
} catch (error) {
  progress.say(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
