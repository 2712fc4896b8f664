import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Worst-case growth of matching time with the length of the text; `undecided` after a timeout. */
export type Complexity = 'safe' | 'polynomial' | 'exponential' | 'undecided';

const file = join(import.meta.dirname, 'complexities.json');

/** Returns the recorded result of each pattern, by its source text. */
export const readComplexities = async (): Promise<Record<string, Complexity>> =>
  JSON.parse(await readFile(file, 'utf8')) as Record<string, Complexity>;

export const writeComplexities = (complexities: Record<string, Complexity>): Promise<void> =>
  writeFile(file, `${JSON.stringify(complexities, null, 2)}\n`);
