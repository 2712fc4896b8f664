import { setTimeout as delay } from 'node:timers/promises';
import {
  eventually,
  type ServerCommand,
  type ServerExit,
  type ServerProcess,
  spawnServer,
  untilReady,
} from '@aera/testing';

/** One process of the platform, before it runs. */
export interface ProcessPlan {
  name: string;
  /** Names of the processes that must be ready first. */
  needs: string[];
  port: number;
  url: string;
  logFile: string;
  /** Answers how to run it; asked again at every restart. */
  prepare: () => Promise<ServerCommand>;
  /** Resolves once it can be used. */
  ready: () => Promise<unknown>;
  /** Done once, after it was ready for the first time. */
  afterFirstStart?: () => Promise<void>;
}

/** Something happened to a supervised process. Times are in milliseconds. */
export type ProcessEvent =
  | { type: 'started'; pid: number }
  | { type: 'fell'; exit: ServerExit; restartIn: number }
  | { type: 'failed'; reason: string; restartIn: number }
  | { type: 'recovered'; after: number };

export interface SupervisedProcess {
  readonly name: string;
  /** Resolves after the first start; rejects when that failed. */
  readonly ready: Promise<void>;
  /** Asks it to finish, kills it when it does not, and starts it no more. */
  stop(): Promise<void>;
}

/** Longer than a service takes to drain, in milliseconds. */
const gracePeriodMs = 15_000;

/**
 * Starts a process, and from then on again whenever it leaves without having been asked: at the same address, and later
 * and later when it keeps falling.
 */
export function supervise(plan: ProcessPlan, tell: (news: ProcessEvent) => void): SupervisedProcess {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: ServerProcess | undefined;

  const start = async (): Promise<ServerProcess> => {
    const command = await plan.prepare();
    signal.throwIfAborted();
    current = spawnServer(command, plan.logFile);
    tell({ type: 'started', pid: current.pid });
    return current;
  };

  const restartLoop = async (firstLife: ServerProcess) => {
    let crashes = await waitForExit(firstLife, 0);
    while (!signal.aborted) {
      await delay(backOff(crashes), undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        const next = await start();
        void tellWhenRecovered(next);
        crashes = await waitForExit(next, crashes);
      } catch (error) {
        crashes += 1;
        tell({ type: 'failed', reason: String(error), restartIn: backOff(crashes) });
      }
    }
  };

  /** Waits for its end and answers how many falls in a row that makes. */
  const waitForExit = async (server: ServerProcess, before: number): Promise<number> => {
    const since = performance.now();
    const exit = await server.exited;
    const falls = performance.now() - since > stableAfterMs ? 1 : before + 1;
    if (!signal.aborted) tell({ type: 'fell', exit, restartIn: backOff(falls) });
    return falls;
  };

  const tellWhenRecovered = async (server: ServerProcess) => {
    const since = performance.now();
    let gone = false;
    void server.exited.then(() => (gone = true));
    await eventually(() => gone || signal.aborted || plan.ready(), { timeout: 600_000, interval: 100 }).catch(
      () => {},
    );
    if (!gone && !signal.aborted) tell({ type: 'recovered', after: performance.now() - since });
  };

  const firstStart = (async () => {
    const server = await start();
    await untilReady(server, { ...plan, timeout: 60_000 });
    await plan.afterFirstStart?.();
    return server;
  })();
  const life = firstStart.then(restartLoop, () => {});

  return {
    name: plan.name,
    ready: firstStart.then(() => undefined),
    async stop() {
      stopping.abort();
      await current?.stop(gracePeriodMs);
      await life;
      // It may have been started in the very moment of the abort.
      await current?.stop(gracePeriodMs);
    },
  };
}

/** A process that ran this long, in milliseconds, was well: its next fall counts as the first again. */
export const stableAfterMs = 10_000;

const first = 100;
const longest = 5_000;

/** Milliseconds to wait before the n-th restart in a row (n from 1): 100, 200, 400 … 5000. */
export const backOff = (attempt: number): number => Math.min(longest, first * 2 ** (attempt - 1));
