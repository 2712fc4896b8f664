import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../repository.ts';
import { importRules as rules, printRules } from './import-rules.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .slice(0, -1);

const files = git('ls-files', 'packages', 'services', 'frontends', 'infra');

/** Returns the folder names (the first group) of files in git that match the pattern. */
const foldersLike = (pattern: RegExp) =>
  [...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []))]
    .filter((name) => name !== 'testing')
    .sort();

describe('the import rules', () => {
  it('list every package, service and frontend', () => {
    expect(Object.keys(rules.packages).sort()).toEqual(
      [...foldersLike(/^packages\/([^/]+)\//), 'testing'].sort(),
    );
    expect(Object.keys(rules.modules).sort()).toEqual(foldersLike(/^services\/([^/]+)\//));
    expect(Object.keys(rules.features).sort()).toEqual(foldersLike(/^frontends\/([^/]+)\//));
    expect(Object.keys(rules.infra).sort()).toEqual(foldersLike(/^infra\/([^/]+)\/package\.json$/));
  });

  it.each(Object.entries(rules.modules))('list every module of %s', (service, modules) => {
    expect(Object.keys(modules).sort()).toEqual(foldersLike(new RegExp(`^services/${service}/src/([^/]+)/`)));
  });

  it.each(Object.entries(rules.features))(
    'list every folder of %s',
    (frontend, { app, features, shared }) => {
      const listed = [...app, ...features.flatMap((names) => names.split('|')), ...shared];
      expect(listed.filter((name) => !name.includes('.')).sort()).toEqual(
        foldersLike(new RegExp(`^frontends/${frontend}/src/((?:features/)?[^/]+)/`)),
      );
    },
  );

  it.each(Object.entries(rules.parts))('list every folder of %s', (feature, folders) => {
    expect(Object.keys(folders).sort()).toEqual(foldersLike(new RegExp(`^${feature}/([^/]+)/`)));
  });

  it.each(Object.entries({ packages: rules.packages, ...rules.modules, ...rules.parts }))(
    'let a row of %s import only rows above it',
    (_, table) => {
      const names = Object.keys(table);
      const above = (row: string) => names.slice(0, names.indexOf(row));
      const others = Object.entries(table).flatMap(([row, allowed]) =>
        allowed.filter((name) => !above(row).includes(name.split('/')[0]!)).map((name) => `${row} → ${name}`),
      );
      expect(others).toEqual([]);
    },
  );

  it('list as pure every file that declares a decider', () => {
    const pure = new RegExp(`/(${rules.pure.join('|').replaceAll('*', '[^/]+')})\\.ts$`);
    const deciders = git('grep', '-lE', '^export const [A-Za-z]+: Decider<', '--', 'services/*/src/*.ts');
    expect(deciders.length).toBeGreaterThan(0);
    expect(deciders.filter((file) => !pure.test(file))).toEqual([]);
  });

  it('are printed in docs/architecture.md', async () => {
    const page = join(repository, 'docs/architecture.md');
    const generated = /(<!-- Generated [^\n]*-->\n).*(<!-- End of the generated part -->)/s;
    const text = readFileSync(page, 'utf8').replace(
      generated,
      (_, start, end) => `${start}\n${printRules()}\n\n${end}`,
    );
    await expect(text).toMatchFileSnapshot(page);
  });
});
