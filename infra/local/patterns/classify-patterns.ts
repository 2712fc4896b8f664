import { checkSync } from 'recheck';
import { findPatterns, toKey, type Pattern } from './find-patterns.ts';
import { readComplexities, type Complexity, writeComplexities } from './complexities.ts';

/** Timeout per pattern in milliseconds. Slower ones are reviewed manually. */
const timeout = 10_000;

/** Analyses new patterns and removes obsolete results: `pnpm --filter @aera/local patterns`. */
function classifyPattern({ source, flags }: Pattern): Complexity {
  const found = checkSync(source, flags, { timeout });
  if (found.status === 'unknown') return 'undecided';
  const { type } = found.complexity;
  return type === 'exponential' || type === 'polynomial' ? type : 'safe';
}

const known = await readComplexities().catch((): Record<string, Complexity> => ({}));
const patterns = (await findPatterns()).toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
const complexities: Record<string, Complexity> = {};
for (const [index, pattern] of patterns.entries()) {
  const key = toKey(pattern);
  complexities[key] = known[key] ?? classifyPattern(pattern);
  if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${patterns.length} patterns`);
}
await writeComplexities(complexities);
for (const [key, complexity] of Object.entries(complexities))
  if (complexity !== 'safe') process.stdout.write(`${complexity}  ${key}\n`);
