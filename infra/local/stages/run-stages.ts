import { tmpdir } from 'node:os';
import { createTemporaryFolder, removeAbandonedFolders, removeFolder } from '@aera/testing';
import { runConcurrently } from '../process/run-concurrently.ts';
import { createProgress, formatSeconds } from '../progress.ts';
import { ensureFreeSpace, formatFullDiskHint } from './free-space.ts';
import { runStage, type Stage, type StageContext, type StageResult } from './stage.ts';
import { add, listSlowest } from './test-summary.ts';

/** Stages, and how many of them may run concurrently. */
export interface Group {
  stages: Stage[];
  concurrency: number;
}

const slowestCount = 15;

/**
 * Runs the groups sequentially and exits. The summary lists the time of every stage and the slowest files; its last line is `N passed, N
 * failed`. Exit code 1 means a failed test, 130 an interrupted run.
 */
export async function runStages(groups: Group[]): Promise<never> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  const context: StageContext = { progress: createProgress(), signal: stopping.signal };
  const start = performance.now();
  try {
    await ensureFreeSpace();
    await removeAbandonedFolders();
    const [runFolder, before] = [await createTemporaryFolder('run'), tmpdir()];
    // All files of the stages are in this folder, which is removed at the end.
    process.env['TMPDIR'] = runFolder;
    try {
      const results: StageResult[] = [];
      for (const group of groups) results.push(...(await runGroup(group, context)));
      await summarize(results, performance.now() - start, context);
      process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
    } finally {
      process.env['TMPDIR'] = before;
      await removeFolder(runFolder);
    }
  } catch (error) {
    if (stopping.signal.aborted) {
      context.progress.print('✗ The run was stopped before its end. Its processes have ended; run it again.');
      process.exitCode = 130;
    } else {
      context.progress.print(`✗ ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
  process.exit();
}

async function runGroup({ stages, concurrency }: Group, context: StageContext): Promise<StageResult[]> {
  const results: StageResult[] = [];
  await runConcurrently(
    stages,
    concurrency,
    async (stage) => void results.push(await runStage(stage, context)),
    context.signal,
  );
  return results;
}

async function summarize(results: StageResult[], durationMs: number, { progress: { print } }: StageContext) {
  const files = listSlowest(
    results.flatMap(({ files: ofStage = [] }) => ofStage),
    slowestCount,
  );
  if (files.length > 0) {
    print(`\nSlowest files`);
    for (const { file, durationMs: ofFile } of files) print(`${formatSeconds(ofFile).padStart(9)}  ${file}`);
  }
  print(`\nStages (${formatSeconds(durationMs)})`);
  for (const { name, durationMs: ofStage, passed, failed, failures = [] } of results) {
    const counts = `${passed} passed${failed === 0 ? '' : `, ${failed} failed`}`;
    print(`${formatSeconds(ofStage).padStart(9)}  ${failed === 0 ? '✓' : '✗'} ${name}: ${counts}`);
    for (const failure of failures) print(`             ${failure}`);
  }
  const total = results.reduce(add, { passed: 0, failed: 0 });
  if (total.failed > 0) await formatFullDiskHint().then((hint) => hint && print(`✗ ${hint}`));
  print(`${total.passed} passed, ${total.failed} failed`);
}
