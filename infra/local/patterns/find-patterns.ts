import type { Dirent } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** A regular expression in the sources. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** Files that contain it. */
  readonly files: readonly string[];
}

const repository = join(import.meta.dirname, '../../..');
const folders = ['packages', 'services', 'frontends'];
/** Files that never process untrusted text. */
const excludedFiles = /\.spec\.tsx?$|\/testing\/|\/bench\/|\.bench\.ts$/;

/** Returns every regular expression literal of services, frontends and packages. */
export async function findPatterns(): Promise<Pattern[]> {
  const files: string[] = [];
  const exclude = ({ name }: Dirent) => name === 'node_modules' || name === 'dist';
  for await (const entry of glob(`{${folders.join()}}/**/*.{ts,tsx}`, {
    cwd: repository,
    exclude,
    withFileTypes: true,
  })) {
    const file = relative(repository, join(entry.parentPath, entry.name));
    if (entry.isFile() && !excludedFiles.test(file)) files.push(file);
  }
  const found = new Map<string, { source: string; flags: string; files: string[] }>();
  for (const file of files) {
    const text = await readFile(join(repository, file), 'utf8');
    const visitor = new Visitor({
      Literal(node) {
        if (!('regex' in node)) return;
        const { pattern: source, flags } = node.regex;
        const key = toKey({ source, flags });
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
export const toKey = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string => `/${source}/${flags}`;
