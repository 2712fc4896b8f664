import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChunkMap } from '@aera/frontend-build';
import type { BuiltScripts } from './preloads.ts';

/** The two builds that every page stands for, by their one file that changes with any other of them. */
const shellPage = 'shell/dist/index.html';
const remoteManifest = 'public/dist/mf-manifest.json';

export interface BuiltFrontends {
  /** The shell's own page. */
  readonly shell: string;
  readonly scripts: BuiltScripts;
  /** Names of the pictures that stand for pages where they are shared: `how.png` is that of `/how`. */
  readonly cards: readonly string[];
  /** SHA-256 in base64url of the files above, by path. */
  readonly madeFrom: Record<string, string>;
}

/** Reads what pages are made from out of the folder that holds `<frontend>/dist`. */
export async function readBuiltFrontends(folder: string): Promise<BuiltFrontends> {
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  const json = async <T>(path: string): Promise<T> => JSON.parse(await read(path)) as T;
  const [shell, manifest] = await Promise.all([read(shellPage), read(remoteManifest)]);
  const { metaData, exposes } = JSON.parse(manifest) as Manifest;
  return {
    shell,
    scripts: {
      shell: await json<ChunkMap>('shell/dist/chunks.json'),
      remote: await json<ChunkMap>('public/dist/chunks.json'),
      entry: [metaData.remoteEntry.name, ...exposes.flatMap(({ assets }) => assets.js.sync)],
    },
    cards: await readdir(join(folder, 'shell/dist/social')),
    madeFrom: { [shellPage]: fingerprint(shell), [remoteManifest]: fingerprint(manifest) },
  };
}

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: { js: { sync: string[] } } }[];
}

const fingerprint = (content: string): string => createHash('sha256').update(content).digest('base64url');
