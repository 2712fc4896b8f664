import { readFile } from 'node:fs/promises';
import { readLastLines } from '@aera/testing';
import type { Progress } from '../progress.ts';
import type { TestSummary } from './test-summary.ts';

/** A step of `make check` or `make test` that counts tests. A failed test does not end it. */
export interface Stage {
  name: string;
  /** Whether the stage prints its own progress. */
  showsOutput?: boolean;
  run: (context: StageContext) => Promise<TestSummary>;
}

export interface StageContext {
  progress: Progress;
  signal: AbortSignal;
}

export interface StageResult extends TestSummary {
  name: string;
  durationMs: number;
}

/** Runs a stage. An error in it counts as one failure, so that the other stages still run. */
export async function runStage(stage: Stage, context: StageContext): Promise<StageResult> {
  const start = performance.now();
  const result = (summary: TestSummary): StageResult => ({
    name: stage.name,
    durationMs: performance.now() - start,
    ...summary,
  });
  try {
    const options = { showsOutput: stage.showsOutput, isSuccess: ({ failed }: TestSummary) => failed === 0 };
    return result(await context.progress.step(stage.name, () => stage.run(context), options));
  } catch (error) {
    context.signal.throwIfAborted();
    const message = error instanceof Error ? error.message : String(error);
    context.progress.print(message);
    return result({ passed: 0, failed: 1, failures: [message.trimEnd().split('\n').at(-1) ?? ''] });
  }
}

/**
 * Reads the JSON report of a tool.
 *
 * @throws Error if the tool has written no report
 */
export async function readReport<Report>(path: string, failure: string | null): Promise<Report> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) throw new Error(`No test ran: ${failure ?? 'the tool wrote no report'}`);
  return JSON.parse(text) as Report;
}

/** Returns an error with the end of a tool's output; its last line is the failure, which `runStage` shows. */
export const toFailure = async (failure: string, logFile: string): Promise<Error> =>
  new Error(`${await readLastLines(logFile, 80)}\n${failure}`);
