import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prerenderedPagesRoot } from '@aera/contracts/server';
import { readBuilds } from './builds.ts';

/** Names in a folder, without hidden ones; none if it does not exist. */
export const listNames = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch((): string[] => [])).filter((name) => !name.startsWith('.'));

/** Removes prerendered pages whose builds no longer exist. Their folders are named `<shell version>-<public version>`. */
export async function prunePages(root: string): Promise<void> {
  const home = join(root, prerenderedPagesRoot);
  // Before the builds, which are added before their pages.
  const pairs = await listNames(home);
  const [shells, remotes] = await Promise.all(
    ['shell', 'public'].map(async (name) => {
      const builds = await readBuilds(join(root, name, 'dist'));
      return new Set(builds.map(({ version }) => version));
    }),
  );
  for (const pair of pairs) {
    const [shell = '', remote = ''] = pair.split('-');
    if (!shells?.has(shell) || !remotes?.has(remote))
      await rm(join(home, pair), { recursive: true, force: true });
  }
}
