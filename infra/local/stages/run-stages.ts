import { pool } from '../process/pool.ts';
import { createProgress } from '../progress.ts';
import { runStage, type Stage, type StageContext, type StageResult } from './stage.ts';
import { add } from './tally.ts';

/** A group of stages and how many of them may run at once. */
export interface Group {
  stages: Stage[];
  atOnce: number;
}

/**
 * Runs the groups one after the other, all of them, and ends this process: with a summary whose last line is
 * `N passed, N failed`, and with exit code 1 when anything failed.
 */
export async function runStages(groups: Group[]): Promise<never> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  const context: StageContext = { progress: createProgress(), signal: stopping.signal };
  try {
    const results: StageResult[] = [];
    for (const group of groups) results.push(...(await runGroup(group, context)));
    process.exit(summarise(results, context));
  } catch {
    context.progress.say('Stopped before the end.');
    process.exit(130);
  }
}

async function runGroup({ stages, atOnce }: Group, context: StageContext): Promise<StageResult[]> {
  const results: StageResult[] = [];
  await pool(
    stages,
    atOnce,
    async (stage) => void results.push(await runStage(stage, context)),
    context.signal,
  );
  return results;
}

function summarise(results: StageResult[], { progress: { say } }: StageContext): number {
  const total = results.reduce(add, { passed: 0, failed: 0 });
  say('');
  for (const { name, passed, failed, failures = [], flaky = [] } of results) {
    say(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed${failed === 0 ? '' : `, ${failed} failed`}`);
    for (const failure of failures) say(`    ${failure}`);
    for (const failure of flaky) say(`    passed when tried again: ${failure}`);
  }
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}
