import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseSync, Visitor } from 'oxc-parser';

/** A regular expression as it stands in the sources. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** Files that it stands in. */
  readonly files: readonly string[];
}

const repository = join(import.meta.dirname, '../../..');
const folders = ['packages', 'services', 'frontends'];
/** What never meets a stranger’s text. */
const apart = /\.spec\.tsx?$|\/testing\/|\/bench\/|\.bench\.ts$|\/dist\//;

/** Every pattern that is written out in what runs: services, frontends, packages. */
export async function findPatterns(): Promise<Pattern[]> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', ...folders], {
    cwd: repository,
    maxBuffer: 32 * 1024 * 1024,
  });
  const files = stdout.split('\n').filter((file) => /\.tsx?$/.test(file) && !apart.test(file));
  const found = new Map<string, { source: string; flags: string; files: string[] }>();
  for (const file of files) {
    const text = await readFile(join(repository, file), 'utf8').catch(() => '');
    const visitor = new Visitor({
      Literal(node) {
        if (!('regex' in node)) return;
        const { pattern: source, flags } = node.regex;
        const key = keyOf({ source, flags });
        const known = found.get(key) ?? { source, flags, files: [] };
        known.files.push(file);
        found.set(key, known);
      },
    });
    visitor.visit(parseSync(file, text).program);
  }
  return [...found.values()];
}

/** The pattern as one would write it. */
export const keyOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string => `/${source}/${flags}`;
