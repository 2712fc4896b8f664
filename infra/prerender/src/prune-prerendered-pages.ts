import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prerenderedPagesRoot } from '@aera/contracts/server';
import { readVersions } from '@aera/frontend-versions';

/** Removes the pages of builds that are no more. */
export async function prunePrerenderedPages(frontends: string): Promise<void> {
  const home = join(frontends, prerenderedPagesRoot);
  const [shells, remotes] = await Promise.all(['shell', 'public'].map((name) => kept(frontends, name)));
  for (const pair of (await readdir(home)).filter((name) => !name.startsWith('.'))) {
    const [shell = '', remote = ''] = pair.split('-');
    if (!shells?.has(shell) || !remotes?.has(remote)) await rm(join(home, pair), { recursive: true });
  }
}

const kept = async (frontends: string, name: string): Promise<ReadonlySet<string>> =>
  new Set((await readVersions(join(frontends, name, 'dist'))).map(({ version }) => version));
