import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrerenderedPages } from '@aera/contracts';
import type { ChunkMap } from '@aera/frontend-build';
import { readLatestVersion } from '@aera/frontend-versions';
import type { BuiltScripts } from './preloads.ts';

export interface BuiltFrontends {
  /** `index.html` of the shell. */
  readonly shell: string;
  readonly scripts: BuiltScripts;
  /** File names of the preview images: `how.png` belongs to `/how`. */
  readonly cards: readonly string[];
  /** The two builds that the pages depend on. */
  readonly builtFrom: PrerenderedPages['builtFrom'];
}

/** Reads the latest builds, from which pages are rendered, in the folder with `<frontend>/dist`. */
export async function readBuiltFrontends(folder: string): Promise<BuiltFrontends> {
  const builtFrom = await readLatestPair(folder);
  const shellFolder = join(folder, 'shell/dist', builtFrom.shell);
  const remoteFolder = join(folder, 'public/dist', builtFrom.public);
  const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;
  const { metaData, exposes } = await readJson<Manifest>(join(remoteFolder, 'mf-manifest.json'));
  return {
    shell: await readFile(join(shellFolder, 'index.html'), 'utf8'),
    scripts: {
      shell: await readJson<ChunkMap>(join(shellFolder, 'chunks.json')),
      remote: await readJson<ChunkMap>(join(remoteFolder, 'chunks.json')),
      entry: [metaData.remoteEntry.name, ...exposes.flatMap(({ assets }) => assets.js.sync)],
    },
    cards: await readdir(join(shellFolder, 'social')),
    builtFrom,
  };
}

/** Returns the latest builds of the shell and the public site. */
export async function readLatestPair(folder: string): Promise<PrerenderedPages['builtFrom']> {
  const [shell, remote] = await Promise.all(
    ['shell', 'public'].map((name) => readLatestVersion(join(folder, name, 'dist'))),
  );
  if (!shell || !remote) throw new Error('The shell and the public site have to be built first.');
  return { shell, public: remote };
}

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: { js: { sync: string[] } } }[];
}
