import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FrontendVersion, frontendVersion, frontendVersionFile } from '@aera/contracts/server';

/** The builds that stand complete in a frontend's `dist`, the newest first; none where there is no such folder. */
export async function readVersions(dist: string): Promise<FrontendVersion[]> {
  const names = await readdir(dist).catch(() => []);
  const read = await Promise.all(
    names.filter((name) => frontendVersion.safeParse(name).success).map((name) => readVersion(dist, name)),
  );
  return read
    .filter((one) => one !== null)
    .toSorted((a, b) => b.builtAt.localeCompare(a.builtAt) || a.version.localeCompare(b.version));
}

/** The name of the newest build. */
export const newestVersion = async (dist: string): Promise<string | null> =>
  (await readVersions(dist))[0]?.version ?? null;

async function readVersion(dist: string, name: string): Promise<FrontendVersion | null> {
  try {
    const text = await readFile(join(dist, name, frontendVersionFile), 'utf8');
    const version = FrontendVersion.parse(JSON.parse(text));
    // The folder is what is served, whatever the file in it says.
    return version.version === name ? version : null;
  } catch {
    return null;
  }
}
