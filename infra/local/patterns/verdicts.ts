import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Worst-case growth of matching time with the length of the text; `undecided` after a timeout. */
export type Verdict = 'safe' | 'polynomial' | 'exponential' | 'undecided';

const file = join(import.meta.dirname, 'verdicts.json');

/** Returns the recorded result of each pattern, by its source text. */
export const readVerdicts = async (): Promise<Record<string, Verdict>> =>
  JSON.parse(await readFile(file, 'utf8')) as Record<string, Verdict>;

export const writeVerdicts = (verdicts: Record<string, Verdict>): Promise<void> =>
  writeFile(file, `${JSON.stringify(verdicts, null, 2)}\n`);
