import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { withFileLock } from '../process/file-lock.ts';
import { toRepositoryPath } from '../repository.ts';
import { type AptSource, parseAptSources } from './apt-sources.ts';

const run = promisify(execFile);

export interface DebianPackage {
  readonly name: string;
  /** Debian suites that have a recent enough version, most stable first. */
  readonly suites: readonly string[];
  /** Path of its program, without a leading slash. */
  readonly program: string;
  /** Returns whether the program runs here and is recent enough. */
  readonly isUsable: (program: string) => Promise<boolean>;
}

/**
 * Returns the path of a program: from the PATH, else from Debian's package unpacked into `.toolchain/<folder>`. Concurrent processes fetch
 * it once.
 *
 * @throws Error if the package cannot be had
 */
export async function findProgram(folder: string, debianPackage: DebianPackage): Promise<string> {
  const { program, isUsable } = debianPackage;
  const unpacked = toRepositoryPath(`.toolchain/${folder}`);
  const fetched = join(unpacked, program);
  for (const path of [basename(program), fetched]) if (await isUsable(path)) return path;
  await withFileLock(`${unpacked}.lock`, async () => {
    if (!(await isUsable(fetched))) await fetchPackage(unpacked, debianPackage);
  });
  return fetched;
}

/**
 * Unpacks a Debian package into `target` without changing the system: apt uses a private configuration with mirror and keyring of the
 * machine, and verifies the package's signature.
 */
async function fetchPackage(
  target: string,
  { name, suites, program, isUsable }: DebianPackage,
): Promise<void> {
  const sources = parseAptSources(await readSourceFiles(), await readCodename());
  if (sources.length === 0) throw new Error('this machine has no Debian package source');
  await mkdir(join(target, '..'), { recursive: true });
  const folder = await mkdtemp(`${target}-fetch-`);
  const failures: string[] = [];
  try {
    for (const suite of suites) {
      const unpacked = join(folder, suite);
      try {
        await unpackPackage(name, suite, sources, unpacked);
        if (!(await isUsable(join(unpacked, program)))) throw new Error('it does not run here');
        await rm(target, { recursive: true, force: true });
        return await rename(unpacked, target);
      } catch (error) {
        failures.push(`${suite}: ${error instanceof Error ? error.message.trim() : String(error)}`);
      }
    }
    throw new Error(failures.join('; '));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpackPackage(
  name: string,
  suite: string,
  sources: AptSource[],
  folder: string,
): Promise<void> {
  await mkdir(join(folder, 'apt/lists/partial'), { recursive: true });
  await mkdir(join(folder, 'apt/cache/archives/partial'), { recursive: true });
  const list = join(folder, 'apt/fetch.sources');
  await writeFile(list, sources.map((source) => formatStanza(source, suite)).join('\n'));
  const apt = (...args: string[]) =>
    run('apt-get', [...isolatedAptArgs(folder, list), ...args], {
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
    });
  await apt('update');
  await apt('download', name);
  const deb = (await readdir(folder)).find((file) => file.endsWith('.deb'));
  if (!deb) throw new Error('apt answered no package');
  await run('dpkg-deb', ['-x', join(folder, deb), folder]);
  await Promise.all(['apt', deb].map((name) => rm(join(folder, name), { recursive: true })));
}

const formatStanza = ({ uri, signedBy }: AptSource, suite: string): string =>
  [
    `Types: deb`,
    `URIs: ${uri}`,
    `Suites: ${suite}`,
    `Components: main`,
    ...(signedBy ? [`Signed-By: ${signedBy}`] : []),
    '',
  ].join('\n');

/** Restricts apt to files in `folder` and to the source in `list`. */
function isolatedAptArgs(folder: string, list: string): string[] {
  const options = {
    'Dir::Etc::sourcelist': list,
    'Dir::Etc::sourceparts': '-',
    'Dir::State::lists': join(folder, 'apt/lists'),
    'Dir::State::status': '/dev/null',
    'Dir::Cache': join(folder, 'apt/cache'),
    'Acquire::Languages': 'none',
    'Acquire::Retries': '3',
    // Root's sandbox user cannot write into this folder.
    'APT::Sandbox::User': 'root',
  };
  return ['-qq', ...Object.entries(options).flatMap(([key, value]) => ['-o', `${key}=${value}`])];
}

async function readSourceFiles(): Promise<{ name: string; text: string }[]> {
  const parts = '/etc/apt/sources.list.d';
  const names = await readdir(parts).catch(() => []);
  const paths = [
    '/etc/apt/sources.list',
    ...names.filter((name) => /\.(list|sources)$/.test(name)).map((name) => join(parts, name)),
  ];
  return Promise.all(
    paths.map(async (name) => ({ name, text: await readFile(name, 'utf8').catch(() => '') })),
  );
}

async function readCodename(): Promise<string> {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^VERSION_CODENAME=(.*)$/m.exec(release)?.[1] ?? '';
}
