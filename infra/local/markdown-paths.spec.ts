import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { repository } from './repository.ts';

const files = execFileSync('git', ['ls-files'], { cwd: repository, encoding: 'utf8' }).trim().split('\n');
const paths = new Set(files.flatMap((file) => [file, ...listFolders(file)]));
const read = (file: string): string => readFileSync(join(repository, file), 'utf8');

function listFolders(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...listFolders(folder)];
}

const exists = (path: string): boolean => paths.has(path.replace(/\/$/, ''));
const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, match]) => match ?? []);

/** Path and fragment of a relative link. */
const link = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
/** Inline code that is a path below a top-level folder, without placeholders. */
const rootPath = /`((?:docs|e2e|frontends|infra|packages|services)\/[\w./-]+)`/g;
const sourcePath = /`(src\/[\w./-]+)`/g;

const listLinks = (text: string) =>
  [...text.matchAll(link)].map(([, path = '', fragment]) => ({ path, fragment }));

/** Returns the heading fragments of a Markdown file as GitHub generates them; for a folder, those of its README. */
function listFragments(path: string): string[] {
  const file = path.endsWith('.md') ? path : join(path, 'README.md');
  return findAll(read(file), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Build output is not in git. */
const isGenerated = (path: string): boolean => /(^|\/)dist(\/|$)/.test(path);

describe.each(files.filter((file) => file.endsWith('.md')))('%s', (file) => {
  const text = read(file);
  const folder = dirname(file);

  const links = listLinks(text).map(({ path, fragment }) => ({
    target: path === '' ? file : join(folder, path),
    fragment,
  }));

  it('links to files and headings that exist', () => {
    expect(links.filter(({ target }) => !exists(target))).toEqual([]);
    const broken = links.filter(
      ({ target, fragment }) => fragment && !listFragments(target).includes(fragment),
    );
    expect(broken).toEqual([]);
  });

  it('names paths that exist', () => {
    const named = [
      ...findAll(text, rootPath),
      ...(file.endsWith('README.md') ? findAll(text, sourcePath).map((path) => join(folder, path)) : []),
    ];
    expect(named.filter((path) => !isGenerated(path) && !exists(path))).toEqual([]);
  });
});

it('finds every documented command in the Makefile', () => {
  const targets = new Set(findAll(read('Makefile'), /^([a-z-]+):/gm));
  const guides = files.filter((file) => /^(README|CONTRIBUTING|docs\/[^/]+|.*\/README)\.md$/.test(file));
  const commands = guides.flatMap((file) => findAll(read(file), /`(?:[A-Z_]+=\S+ )*make ([a-z-]+)/g));
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((command) => !targets.has(command))).toEqual([]);
});

it('gives every documented command of Compose the settings of the platform', () => {
  const commands = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => findAll(read(file), /(?:^|`)docker compose ([^`\n]+)/gm));
  expect(commands.length).toBeGreaterThan(0);
  // What is printed without values needs none.
  const needsSettings = (command: string) => !command.startsWith('config --no-interpolate ');
  expect(
    commands.filter((command) => needsSettings(command) && !/^--env-file \S*docker\.env /.test(command)),
  ).toEqual([]);
});
