import { readFile } from 'node:fs/promises';
import { lastLines } from '@aera/testing';
import type { Progress } from '../progress.ts';
import type { Tally } from './tally.ts';

/** One part of the tests, run to its end whatever it finds. */
export interface Stage {
  name: string;
  /** It shows on the terminal what it does. */
  showsOutput?: boolean;
  run: (context: StageContext) => Promise<Tally>;
}

export interface StageContext {
  progress: Progress;
  signal: AbortSignal;
}

export interface StageResult extends Tally {
  name: string;
}

/** Runs a stage; whatever goes wrong in it is a failure of its own, so that the others still get their turn. */
export async function runStage(stage: Stage, context: StageContext): Promise<StageResult> {
  try {
    const tally = await context.progress.step(stage.name, () => stage.run(context), stage);
    return { name: stage.name, ...tally };
  } catch (error) {
    context.signal.throwIfAborted();
    context.progress.say(error instanceof Error ? error.message : String(error));
    return { name: stage.name, passed: 0, failed: 1 };
  }
}

/**
 * The report that a tool wrote as JSON.
 * @throws Error when there is none: the tool did not get as far as the tests.
 */
export async function readReport<Report>(path: string, failure: string | null): Promise<Report> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) throw new Error(`Nothing was tested: ${failure ?? 'the tool wrote no report'}`);
  return JSON.parse(text) as Report;
}

/** The failure of a tool, with the end of what it said. */
export const failureOf = async (failure: string, logFile: string): Promise<Error> =>
  new Error(`${await lastLines(logFile, 80)}\n${failure}`);
