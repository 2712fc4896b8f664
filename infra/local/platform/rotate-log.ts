import { copyFile, readdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

const limit = 10 * 1024 * 1024;

/** Moves the text of each log over the limit (10 MB) to `<name>.log.1`. Writers append, so they need no signal. */
export async function rotateLogs(folder: string, bytes = limit): Promise<void> {
  const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  await Promise.all(
    logs.map(async (name) => {
      const path = join(folder, name);
      if ((await stat(path)).size <= bytes) return;
      await copyFile(path, `${path}.1`);
      await truncate(path);
    }),
  );
}
