import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readVersions } from './read-versions.ts';

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
