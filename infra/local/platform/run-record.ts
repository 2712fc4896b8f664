import { identityOf } from '../process/process-identity.ts';
import { type Run, writeRun } from './run-file.ts';
import type { ProcessPlan } from './supervise.ts';

export interface RunRecord {
  /** A process was started, or started again. */
  started(plan: ProcessPlan, pid: number): void;
  /** All are ready. */
  ready(): Promise<void>;
}

/** Keeps the data folder's `run.json` true while processes come and go. */
export function createRunRecord(dataDir: string, url: string): RunRecord {
  const run: Run = { supervisor: identityOf(process.pid), url, ready: false, processes: [] };
  // One write at a time, each with all that is known by then.
  let written = Promise.resolve();
  const write = () => (written = written.then(() => writeRun(dataDir, run)));
  return {
    started({ name, port, url }, pid) {
      run.processes = [
        ...run.processes.filter((other) => other.name !== name),
        { name, port, url, ...identityOf(pid) },
      ];
      void write();
    },
    ready() {
      run.ready = true;
      return write();
    },
  };
}
