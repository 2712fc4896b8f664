import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../repository.ts';
import { bannedTerms } from './banned-terms.ts';

/** Extensions of code, documentation and configuration files. */
const extensions = ['ts', 'tsx', 'cjs', 'mjs', 'md', 'yml', 'yaml', 'html'];
const excluded = ['pnpm-lock.yaml', 'infra/local/vocabulary/'];

const searches = bannedTerms.map((term) => ({
  ...term,
  expression: new RegExp(String.raw`(?<![\p{L}\d_])(?:${term.pattern})(?![\p{L}\d_])`, 'giu'),
}));

/** Returns one line for each banned term in a text: position, term, replacement. */
export function findBannedTerms(path: string, text: string): string[] {
  const found: string[] = [];
  for (const [index, line] of text.split('\n').entries())
    for (const { expression, use, allowedIn = [] } of searches) {
      if (allowedIn.some((beginning) => path.startsWith(beginning))) continue;
      for (const [term] of line.matchAll(expression))
        found.push(`${path}:${index + 1}: write ${use} instead of "${term}"`);
    }
  return found;
}

/** Returns banned terms in the names and texts of all files of the repository. */
export async function checkVocabulary(): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-co', '--exclude-standard', '-z', ...extensions.map((extension) => `*.${extension}`)],
    { cwd: repository, maxBuffer: 1 << 26 },
  );
  const paths = stdout
    .split('\0')
    .filter((path) => path !== '' && !excluded.some((beginning) => path.startsWith(beginning)));
  const found = await Promise.all(
    paths.map(async (path) => {
      // A deleted file that is still in the index has no text.
      const text = await readFile(join(repository, path), 'utf8').catch(() => '');
      return [...findBannedTerms(path, path.replaceAll('-', ' ')), ...findBannedTerms(path, text)];
    }),
  );
  return found.flat();
}
