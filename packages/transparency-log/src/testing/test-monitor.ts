import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NoteKey } from '../verify/index.ts';
import { createLogClient } from '../monitor/log-client.ts';
import { LogProblem } from '../monitor/log-problem.ts';
import { openMirror } from '../monitor/mirror.ts';
import { createMonitor } from '../monitor/monitor.ts';

interface TestMonitorOptions {
  readonly log: { readonly key: NoteKey; readonly verifierKey: string };
  readonly witnessKeys?: readonly string[];
  readonly quorum?: number;
}

/** Monitor with a mirror in a temporary folder. What the log serves can be changed between polls. */
export async function createTestMonitor({ log, witnessKeys, quorum }: TestMonitorOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'aera-monitor-'));
  let served: typeof fetch = async () => new Response(null, { status: 404 });
  const options = { ...log, witnessKeys: witnessKeys ?? [], quorum: quorum ?? 0 };
  const mirror = openMirror(folder);
  const client = createLogClient('https://log.example', (...call) => served(...call));
  const monitor = createMonitor({ ...options, client, mirror });
  return {
    folder,
    mirror,
    monitor,
    /** Polls what is served; returns the verified size, or the problem. */
    poll: async (serve: typeof fetch) => {
      served = serve;
      return toResult(monitor.poll().then(({ checkpoint }) => checkpoint.size));
    },
    compare: (note: string) => toResult(monitor.compare(note).then(({ size }) => size)),
    remove: () => rm(folder, { recursive: true }),
  };
}

const toResult = (work: Promise<number>): Promise<number | LogProblem> =>
  work.catch((error: unknown) => {
    if (error instanceof LogProblem) return error;
    throw error;
  });
