import { readFile, readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Returns the folders of all packages that `pnpm install --prod` installs for the workspace packages in `folders`, including those. Reads
 * the links of the installed workspace; throws if a dependency is not installed.
 */
export async function findProductionPackages(folders: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const visit = async (folder: string): Promise<void> => {
    if (found.has(folder)) return;
    found.add(folder);
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
    const links = toLinksFolder(folder);
    // Those of other systems are not installed, and neither are optional peers.
    const optional = Object.keys({ ...manifest.optionalDependencies, ...manifest.peerDependencies });
    for (const name of optional) {
      const target = await realpath(join(links, name)).catch(() => null);
      if (target) await visit(target);
    }
    for (const name of Object.keys(manifest.dependencies ?? {}))
      if (!optional.includes(name)) await visit(await realpath(join(links, name)));
  };
  for (const folder of folders) await visit(folder);
  return found;
}

/** pnpm links the dependencies of a third-party package next to it, those of a workspace package in its own `node_modules`. */
function toLinksFolder(folder: string): string {
  const [, shared] = /^(.*\/node_modules)\//.exec(folder) ?? [];
  return shared ?? join(folder, 'node_modules');
}

/** Returns the bytes of all files in a folder whose names do not match `except`. */
export async function readFolderSize(folder: string, except: RegExp): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !except.test(entry.name));
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
