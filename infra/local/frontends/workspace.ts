import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A package of this workspace. */
export interface WorkspacePackage {
  name: string;
  /** Absolute path. */
  folder: string;
  scripts: Record<string, string>;
  /** Names of the workspace packages it depends on directly. */
  uses: string[];
}

interface Manifest {
  name: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Reads every package of the workspace, by name. */
export async function readWorkspace(root: string): Promise<Map<string, WorkspacePackage>> {
  const packages = new Map<string, WorkspacePackage>();
  for await (const path of glob('{packages,services,frontends,infra}/*/package.json', { cwd: root })) {
    const found = await readPackage(join(root, path));
    packages.set(found.name, found);
  }
  return packages;
}

async function readPackage(path: string): Promise<WorkspacePackage> {
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  return {
    name: manifest.name,
    folder: dirname(path),
    scripts: manifest.scripts ?? {},
    uses: wanted.filter(([, version]) => version.startsWith('workspace:')).map(([name]) => name),
  };
}

/** Returns a package and all workspace packages that it depends on, each once. */
export function collectPackages(
  name: string,
  packages: ReadonlyMap<string, WorkspacePackage>,
): WorkspacePackage[] {
  const found = new Map<string, WorkspacePackage>();
  const visit = (next: string) => {
    const one = packages.get(next);
    if (!one || found.has(next)) return;
    found.set(next, one);
    one.uses.forEach(visit);
  };
  visit(name);
  return [...found.values()];
}
