import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FrontendVersion, frontendVersionFile } from '@aera/contracts/server';
import { readBuild } from './builds.ts';
import { listFiles } from './list-files.ts';

export interface StoreBuildOptions {
  /** Output folder of the build; it is not changed. */
  readonly output: string;
  /** Folder of all versions, in which this one gets a subfolder. */
  readonly dist: string;
  readonly builtAt: Date;
  readonly commit: string | null;
}

/**
 * Stores a build next to the earlier ones under its content hash, atomically for concurrent readers. The same contents again are the same
 * version, which then becomes the latest.
 */
export async function storeBuild({
  output,
  dist,
  builtAt,
  commit,
}: StoreBuildOptions): Promise<FrontendVersion> {
  const contents = await readContents(output);
  const build: FrontendVersion = {
    version: fingerprint(contents),
    builtAt: builtAt.toISOString(),
    commit,
    files: contents.length,
    bytes: contents.reduce((sum, { content }) => sum + content.length, 0),
  };
  const folder = join(dist, build.version);
  const text = JSON.stringify(build);
  if ((await readdir(folder).catch((): string[] => [])).includes(frontendVersionFile)) {
    await writeFileAtomic(join(folder, frontendVersionFile), text);
    return build;
  }
  const tempPath = join(dist, `.${build.version}-${process.pid}`);
  await rm(tempPath, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await cp(output, tempPath, { recursive: true });
  await writeFile(join(tempPath, frontendVersionFile), text);
  await rm(folder, { recursive: true, force: true });
  await rename(tempPath, folder);
  return build;
}

/** Changes when a stored build was last built or published, if it is there. The newest is the latest. */
export async function stampBuild(dist: string, version: string, builtAt: string): Promise<void> {
  const build = await readBuild(dist, version);
  if (!build || build.builtAt === builtAt) return;
  await writeFileAtomic(join(dist, version, frontendVersionFile), JSON.stringify({ ...build, builtAt }));
}

interface Content {
  readonly name: string;
  readonly content: Buffer;
}

async function readContents(folder: string): Promise<Content[]> {
  const names = await listFiles(folder);
  return Promise.all(names.map(async (name) => ({ name, content: await readFile(join(folder, name)) })));
}

function fingerprint(contents: readonly Content[]): string {
  const all = createHash('sha256');
  for (const { name, content } of contents)
    all.update(`${name}\0${createHash('sha256').update(content).digest('hex')}\0`);
  return all.digest('hex').slice(0, 16);
}

async function writeFileAtomic(file: string, text: string): Promise<void> {
  // Several containers may do the same on one volume, each as process 1.
  const staged = `${file}.${randomUUID()}`;
  await writeFile(staged, text);
  await rename(staged, file);
}
