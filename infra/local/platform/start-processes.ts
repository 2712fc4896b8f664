import { type Progress, formatSeconds } from '../progress.ts';
import type { RunRecord } from './run-state.ts';
import { sortIntoLevels } from './sort-into-levels.ts';
import { type ProcessEvent, type ProcessPlan, supervise, type SupervisedProcess } from './supervise.ts';

export interface StartedProcesses {
  /** Resolves once all are ready. Rejects when one cannot start; call `stop` then, too. */
  readonly ready: Promise<void>;
  /** Stops them in reverse order. */
  stop(): Promise<void>;
}

interface StartOptions {
  readonly record: Pick<RunRecord, 'started'>;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Starts and supervises processes in the order of their dependencies. */
export function startProcesses(
  plans: readonly ProcessPlan[],
  { record, progress, signal }: StartOptions,
): StartedProcesses {
  const running: SupervisedProcess[][] = [];
  const start = async () => {
    for (const level of sortIntoLevels(plans)) {
      signal.throwIfAborted();
      const processes = level.map((plan) =>
        supervise(plan, (event) => {
          if (event.type === 'started') record.started(plan, event.pid);
          else progress.print(formatProcessEvent(plan, event));
        }),
      );
      running.push(processes);
      await Promise.all(processes.map(({ name, ready }) => progress.step(`Start ${name}`, () => ready)));
    }
  };
  return {
    ready: start(),
    async stop() {
      for (const level of running.splice(0).toReversed())
        await Promise.all(level.map((process) => process.stop()));
    },
  };
}

function formatProcessEvent(
  { name, logFile }: ProcessPlan,
  event: Exclude<ProcessEvent, { type: 'started' }>,
): string {
  switch (event.type) {
    case 'exited':
      return `! ${name} exited (${event.exit.signal ?? `code ${event.exit.code}`}), restarting in ${formatSeconds(event.restartIn)}; log: ${logFile}`;
    case 'recovering':
      return `! ${name} is not ready yet, and may be recovering its data: ${event.reason}; log: ${logFile}`;
    case 'failed':
      return `! ${name} could not be restarted: ${event.reason}; next attempt in ${formatSeconds(event.restartIn)}`;
    case 'recovered':
      return `✓ ${name} is back after ${formatSeconds(event.after)}`;
  }
}
