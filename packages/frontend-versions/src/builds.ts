import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FrontendName, FrontendVersion, frontendVersion, frontendVersionFile } from '@aera/contracts/server';
import { z } from 'zod';

/** Returns the complete builds in a frontend's `dist`, newest first; empty if there is no such folder. */
export async function readBuilds(dist: string): Promise<FrontendVersion[]> {
  const names = await readdir(dist).catch(() => []);
  const read = await Promise.all(
    names.filter((name) => frontendVersion.safeParse(name).success).map((name) => readBuild(dist, name)),
  );
  return read
    .filter((one) => one !== null)
    .toSorted((a, b) => b.builtAt.localeCompare(a.builtAt) || a.version.localeCompare(b.version));
}

/** Returns the name of the latest build. */
export const readLatestVersion = async (dist: string): Promise<string | null> =>
  (await readBuilds(dist))[0]?.version ?? null;

/** Returns a complete build; null if it is not there. */
export async function readBuild(dist: string, name: string): Promise<FrontendVersion | null> {
  try {
    const text = await readFile(join(dist, name, frontendVersionFile), 'utf8');
    const build = FrontendVersion.parse(JSON.parse(text));
    // The folder name is what is served, so the file must match it.
    return build.version === name ? build : null;
  } catch {
    return null;
  }
}

/** Number of latest builds that are kept, for open tabs that still load their scripts. */
export const maxKeptBuilds = 5;

/** Removes the builds of a frontend except the latest ones and the pinned one; returns the removed ones. */
export async function pruneBuilds(
  dist: string,
  { keep = maxKeptBuilds, pinned }: { keep?: number; pinned?: string } = {},
): Promise<string[]> {
  const versions = (await readBuilds(dist)).map(({ version }) => version);
  const gone = versions.slice(keep).filter((version) => version !== pinned);
  await Promise.all(gone.map((version) => rm(join(dist, version), { recursive: true, force: true })));
  return gone;
}

const Pins = z.partialRecord(FrontendName, frontendVersion);
/** Pinned version of each frontend; the others follow the latest. */
export type Pins = z.infer<typeof Pins>;

/** Reads the pins that a gateway stored; empty if the file is missing or unreadable. */
export async function readPins(file: string | undefined): Promise<Pins> {
  if (!file) return {};
  try {
    return Pins.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}
