import { setTimeout as delay } from 'node:timers/promises';
import {
  eventually,
  type ServerCommand,
  type ServerExit,
  type ServerProcess,
  spawnServer,
  waitUntilReady,
} from '@aera/testing';

/** A process of the platform and how to run it. */
export interface ProcessPlan {
  name: string;
  /** Names of processes that must be ready first. */
  needs: string[];
  port: number;
  url: string;
  /** URL at which Prometheus scrapes its metrics. */
  metricsUrl?: string;
  logFile: string;
  /** Returns the command; called at every start. */
  prepare: () => Promise<ServerCommand>;
  /** Resolves once it can be used. */
  ready: () => Promise<unknown>;
  /** It may recover data before it is ready, for as long as that takes. */
  recoversData?: boolean;
  /** Runs once, after the process was ready for the first time. */
  afterFirstStart?: () => Promise<void>;
}

/** Change of a supervised process. Times are in milliseconds. */
export type ProcessEvent =
  | { type: 'started'; pid: number }
  | { type: 'recovering'; reason: string }
  | { type: 'exited'; exit: ServerExit; restartIn: number }
  | { type: 'failed'; reason: string; restartIn: number }
  | { type: 'recovered'; after: number };

export interface SupervisedProcess {
  readonly name: string;
  /** Resolves after the first start; rejects when that failed. */
  readonly ready: Promise<void>;
  /** Stops it gracefully, or kills it after the grace period, and does not restart it. */
  stop(): Promise<void>;
}

/** Milliseconds after which a process is killed; longer than a service takes to drain. */
const gracePeriodMs = 15_000;

/** Milliseconds after which a first start fails, or is reported if the process recovers data. */
const startTimeoutMs = 60_000;

/**
 * Starts a process and restarts it whenever it exits unexpectedly, at the same URL and with a growing delay.
 */
export function supervise(
  plan: ProcessPlan,
  notify: (event: ProcessEvent) => void,
  timeout = startTimeoutMs,
): SupervisedProcess {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: ServerProcess | undefined;

  const start = async (): Promise<ServerProcess> => {
    const command = await plan.prepare();
    signal.throwIfAborted();
    current = spawnServer(command, plan.logFile);
    notify({ type: 'started', pid: current.pid });
    return current;
  };

  const restartLoop = async (firstServer: ServerProcess) => {
    let crashes = await waitForExit(firstServer, 0);
    while (!signal.aborted) {
      await delay(computeRestartDelayMs(crashes), undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        const next = await start();
        void notifyWhenRecovered(next);
        crashes = await waitForExit(next, crashes);
      } catch (error) {
        crashes += 1;
        notify({ type: 'failed', reason: String(error), restartIn: computeRestartDelayMs(crashes) });
      }
    }
  };

  /** Waits for the exit and returns the number of consecutive crashes. */
  const waitForExit = async (server: ServerProcess, before: number): Promise<number> => {
    const since = performance.now();
    const exit = await server.exited;
    const crashes = performance.now() - since > stableAfterMs ? 1 : before + 1;
    if (!signal.aborted) notify({ type: 'exited', exit, restartIn: computeRestartDelayMs(crashes) });
    return crashes;
  };

  const notifyWhenRecovered = async (server: ServerProcess) => {
    const since = performance.now();
    let exited = false;
    void server.exited.then(() => (exited = true));
    await eventually(() => exited || signal.aborted || plan.ready(), {
      timeout: 600_000,
      interval: 100,
    }).catch(() => {});
    if (!exited && !signal.aborted) notify({ type: 'recovered', after: performance.now() - since });
  };

  /** A database that was not stopped properly, for example by a power loss, recovers first; stopping it would start that again. */
  const waitForFirstStart = async (server: ServerProcess) => {
    let exited = false;
    void server.exited.then(() => (exited = true));
    for (;;) {
      try {
        return await waitUntilReady(server, { ...plan, timeout });
      } catch (error) {
        if (exited || signal.aborted || !plan.recoversData) throw error;
        const { cause } = error as Error;
        notify({ type: 'recovering', reason: cause instanceof Error ? cause.message : String(error) });
      }
    }
  };

  const firstStart = (async () => {
    const server = await start();
    await waitForFirstStart(server);
    await plan.afterFirstStart?.();
    return server;
  })();
  const running = firstStart.then(restartLoop, () => {});

  return {
    name: plan.name,
    ready: firstStart.then(() => undefined),
    async stop() {
      stopping.abort();
      await current?.stop(gracePeriodMs);
      await running;
      // The process may have started just before the abort.
      await current?.stop(gracePeriodMs);
    },
  };
}

/** Milliseconds of run time after which the next crash counts as the first. */
export const stableAfterMs = 10_000;

const minDelayMs = 100;
const maxDelayMs = 5_000;

/** Milliseconds to wait before the n-th restart in a row (n from 1): 100, 200, 400 … 5000. */
export const computeRestartDelayMs = (attempt: number): number =>
  Math.min(maxDelayMs, minDelayMs * 2 ** (attempt - 1));
