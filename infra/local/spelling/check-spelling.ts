import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../repository.ts';
import configuration from './cspell.json' with { type: 'json' };

const run = promisify(execFile);
const maxBuffer = 1 << 26;

export const spellingArguments = [
  'lint',
  '--config',
  'infra/local/spelling/cspell.json',
  '--no-progress',
  '--no-summary',
];

/**
 * Texts that the configuration or the defaults of cspell ignore, and escape sequences. Whatever only cspell ignores costs a run of cspell;
 * whatever is only in this list is not checked. Quoted code comes first, so that no URL takes its closing backtick.
 */
const ignored = [
  /`[^`\n]*`/g,
  /(?:https?|ftp):\/\/[^\s"]+/gi,
  /[\w.+-]+@\w+(?:\.\w+)+/g,
  /(?<![\w/+])(?=[A-Za-z/+]*\d[A-Za-z\d/+]*[A-Z])[A-Za-z\d/+]{40,}=*/g,
  /[A-Za-z0-9_-]{24,}/g,
  /#[0-9a-f]{3,8}\b|\b0x[0-9a-f_]+n?\b|\\u[0-9a-f]{4}|\\[a-z]/gi,
];

/** Returns the words of a text as cspell delimits them, before it splits camel case. */
export function listWords(text: string): string[] {
  const checked = ignored.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  return checked.match(/\p{L}(?:['’]?[\p{L}\p{M}\d])+/gu) ?? [];
}

/**
 * Returns the files with words that no dictionary contains. The text of all files has 35 times as many words as there are different ones, so
 * cspell checks each word once: a fifth of the processor time.
 */
export async function findMisspelledFiles(signal?: AbortSignal): Promise<string[]> {
  const wordsByFile = await readWords();
  const words = [...new Set([...wordsByFile.values()].flat())];
  const unknown = new Set((await findUnknownLines(words.join('\n'), signal)).map((line) => words[line - 1]));
  return [...wordsByFile]
    .filter(([, ofFile]) => ofFile.some((word) => unknown.has(word)))
    .map(([path]) => path);
}

async function readWords(): Promise<Map<string, string[]>> {
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: repository,
    maxBuffer,
  });
  const { files, ignorePaths } = configuration;
  const matchesAny = (path: string, globs: string[]) => globs.some((glob) => matchesGlob(path, glob));
  const paths = stdout
    .split('\0')
    .filter((path) => matchesAny(path, files) && !matchesAny(path, ignorePaths));
  const entries = paths.map(async (path): Promise<[string, string[]]> => {
    // A deleted file that is still in the index has no text.
    const text = await readFile(join(repository, path), 'utf8').catch(() => '');
    return [path, [...new Set(listWords(text))]];
  });
  return new Map(await Promise.all(entries));
}

/** Returns the numbers of the lines with unknown words, from 1. */
async function findUnknownLines(text: string, signal?: AbortSignal): Promise<number[]> {
  const program = join(repository, 'node_modules/.bin/cspell');
  const checking = run(program, [...spellingArguments, '--no-show-suggestions', 'stdin'], {
    cwd: repository,
    maxBuffer,
    signal,
  });
  checking.child.stdin?.end(text);
  // cspell exits with 1 if it has found unknown words.
  const { stdout } = await checking.catch((error: { code?: unknown; stdout: string }) => {
    if (error.code === 1 && error.stdout) return error;
    throw error;
  });
  return Array.from(stdout.matchAll(/^[^:\n]*:(\d+):\d+ - Unknown word/gm), ([, line]) => Number(line));
}
