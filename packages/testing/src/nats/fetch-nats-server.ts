import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type AptSource, parseAptSources } from './apt-sources.ts';
import { isRecentNats } from './nats-version.ts';

const run = promisify(execFile);

/** Debian suites whose nats-server is recent enough, most stable first; both run on Debian 12. */
const suites = ['trixie', 'sid'];

/**
 * Unpacks Debian's nats-server into `target` without changing the system: apt uses a private configuration with mirror and keyring of the
 * machine, and verifies the package's signature.
 */
export async function fetchNatsServer(target: string): Promise<void> {
  const sources = parseAptSources(await sourceFiles(), await codename());
  if (sources.length === 0) throw new Error('this machine has no Debian package source');
  await mkdir(join(target, '..'), { recursive: true });
  const folder = await mkdtemp(`${target}-fetch-`);
  const failures: string[] = [];
  try {
    for (const suite of suites) {
      const unpacked = join(folder, suite);
      try {
        await fetchPackage(suite, sources, unpacked);
        if (!(await isRecentNats(join(unpacked, 'usr/sbin/nats-server'))))
          throw new Error('it does not run here');
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

async function fetchPackage(suite: string, sources: AptSource[], folder: string): Promise<void> {
  await mkdir(join(folder, 'apt/lists/partial'), { recursive: true });
  await mkdir(join(folder, 'apt/cache/archives/partial'), { recursive: true });
  const list = join(folder, 'apt/fetch.sources');
  await writeFile(list, sources.map((source) => stanza(source, suite)).join('\n'));
  const apt = (...args: string[]) =>
    run('apt-get', [...isolatedAptArgs(folder, list), ...args], {
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
    });
  await apt('update');
  await apt('download', 'nats-server');
  const deb = (await readdir(folder)).find((name) => name.endsWith('.deb'));
  if (!deb) throw new Error('apt answered no package');
  await run('dpkg-deb', ['-x', join(folder, deb), folder]);
  await Promise.all(['apt', deb].map((name) => rm(join(folder, name), { recursive: true })));
}

const stanza = ({ uri, signedBy }: AptSource, suite: string): string =>
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

async function sourceFiles(): Promise<{ name: string; text: string }[]> {
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

async function codename(): Promise<string> {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^VERSION_CODENAME=(.*)$/m.exec(release)?.[1] ?? '';
}
