import { checkSync } from 'recheck';
import { findPatterns, toKey, type Pattern } from './find-patterns.ts';
import { readVerdicts, type Verdict, writeVerdicts } from './verdicts.ts';

/** Timeout per pattern in milliseconds. Slower ones are reviewed manually. */
const timeout = 10_000;

/** Analyses new patterns and removes obsolete results: `pnpm --filter @aera/local patterns`. */
function classifyPattern({ source, flags }: Pattern): Verdict {
  const found = checkSync(source, flags, { timeout });
  if (found.status === 'unknown') return 'undecided';
  const { type } = found.complexity;
  return type === 'exponential' || type === 'polynomial' ? type : 'safe';
}

const known = await readVerdicts().catch((): Record<string, Verdict> => ({}));
const patterns = (await findPatterns()).toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
const verdicts: Record<string, Verdict> = {};
for (const [at, pattern] of patterns.entries()) {
  const key = toKey(pattern);
  verdicts[key] = known[key] ?? classifyPattern(pattern);
  if (process.stderr.isTTY) process.stderr.write(`\r${at + 1} of ${patterns.length} patterns`);
}
await writeVerdicts(verdicts);
for (const [key, verdict] of Object.entries(verdicts))
  if (verdict !== 'safe') process.stdout.write(`${verdict}  ${key}\n`);
