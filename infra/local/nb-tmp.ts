import { createPlatform } from './platform/create-platform.ts';
import { createProgress } from './progress.ts';
import { readSettings } from './settings.ts';
const platform = createPlatform(readSettings(process.env), createProgress());
process.on('SIGTERM', async () => {
  await platform.stop();
  process.exit(0);
});
console.log(await platform.start());
