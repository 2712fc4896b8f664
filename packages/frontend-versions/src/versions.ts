import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FrontendName, FrontendVersion, frontendVersion, frontendVersionFile } from '@aera/contracts/server';
import { z } from 'zod';

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

/** How many of the newest builds stay: tabs that were opened with one of them go on loading its scripts. */
export const maxKeptVersions = 5;

/** Removes the builds of a frontend but for the newest ones and the pinned one; answers which. */
export async function pruneVersions(
  dist: string,
  { keep = maxKeptVersions, pinned }: { keep?: number; pinned?: string } = {},
): Promise<string[]> {
  const versions = (await readVersions(dist)).map(({ version }) => version);
  const gone = versions.slice(keep).filter((version) => version !== pinned);
  await Promise.all(gone.map((version) => rm(join(dist, version), { recursive: true, force: true })));
  return gone;
}

const Pins = z.partialRecord(FrontendName, frontendVersion);
/** Which version of a frontend is served whatever newer ones there are; those that are not named follow the newest. */
export type Pins = z.infer<typeof Pins>;

/** The pins that a gateway wrote down; none where there is no such file, or nothing to be read in it. */
export async function readPins(file: string | undefined): Promise<Pins> {
  if (!file) return {};
  try {
    return Pins.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}
