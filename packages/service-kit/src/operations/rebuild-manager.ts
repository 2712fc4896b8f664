import type { RebuildRun } from '@aera/contracts';
import { rejections } from '@aera/event-store/decider';
import type { ProjectionRunner, TableComparison } from '@aera/event-store';
import type { Log } from '../observability/log.ts';
import type { RebuildableView } from '../service/define-service.ts';

export interface RebuildManager {
  readonly rebuildable: readonly { readonly name: string; readonly tables: string[] }[];
  current(): RebuildRun | null;
  past(): RebuildRun[];
  /** @throws DomainError `rebuild-under-way`, `not-rebuildable` */
  start(name: string, startedBy: string): RebuildRun;
  /** @throws DomainError `rebuild-not-found`, `rebuild-not-waiting` */
  decide(id: string, swap: boolean): RebuildRun;
  stop(): Promise<void>;
}

interface Deps {
  readonly projections?: Pick<ProjectionRunner, 'rebuild'>;
  /** Tables by projection. */
  readonly tables: readonly { readonly name: string; readonly tables: readonly string[] }[];
  readonly rebuilds: readonly RebuildableView[];
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly log: Log;
  /** Milliseconds to wait for the confirmation of a steward before the rebuild is cancelled. */
  readonly waitMs?: number;
}

const reject = rejections({
  'rebuild-under-way': ['conflict', 'Another rebuild is running. Try again when it’s done.'],
  'rebuild-not-found': ['not-found', 'Rebuild not found.'],
  'rebuild-not-waiting': ['conflict', 'This rebuild isn’t waiting for review.'],
  'not-rebuildable': ['not-found', (name: string) => `${name} can’t be rebuilt.`],
});

const confirmTimeoutMs = 30 * 60_000;
const maxPastRuns = 20;

/** Runs one rebuild at a time. Across processes, an advisory lock allows one rebuild per projection. */
export function createRebuildManager(deps: Deps): RebuildManager {
  const { projections, tables, rebuilds, clock, newId, log, waitMs = confirmTimeoutMs } = deps;
  const runs: RebuildRun[] = [];
  const abort = new AbortController();
  let decision: PromiseWithResolvers<boolean> | null = null;
  let working = Promise.resolve();

  const now = () => clock().toISOString();
  const current = () => runs.find(({ endedAt }) => endedAt === null) ?? null;
  const change = (id: string, what: Partial<RebuildRun>): RebuildRun => {
    const index = runs.findIndex((run) => run.id === id);
    const changed = { ...(runs[index] as RebuildRun), ...what };
    runs[index] = changed;
    return changed;
  };

  async function confirm(id: string, review: readonly TableComparison[]): Promise<boolean> {
    if (abort.signal.aborted) return false;
    decision = Promise.withResolvers<boolean>();
    change(id, { phase: 'waiting', tables: [...review] });
    const timer = setTimeout(() => decision?.resolve(false), waitMs);
    const cancel = () => decision?.resolve(false);
    abort.signal.addEventListener('abort', cancel, { once: true });
    try {
      const swap = await decision.promise;
      if (swap) change(id, { phase: 'swapping' });
      return swap;
    } finally {
      clearTimeout(timer);
      abort.signal.removeEventListener('abort', cancel);
      decision = null;
    }
  }

  async function run(id: string, name: string): Promise<void> {
    const onProgress = (done: number, total: number) =>
      void change(id, { done, total, phase: done >= total ? 'comparing' : 'replaying' });
    const other = rebuilds.find((rebuild) => rebuild.name === name);
    try {
      const swapped = other
        ? await other.run({ onProgress, signal: abort.signal }).then(() => true)
        : await projections?.rebuild(name, {
            signal: abort.signal,
            onProgress: ({ done, total }) => onProgress(done, total),
            confirm: (review) => confirm(id, review),
          });
      change(id, { phase: swapped ? 'done' : 'cancelled', endedAt: now() });
    } catch (error) {
      log.warn({ err: error, rebuild: name }, 'a rebuild failed');
      change(id, { phase: 'failed', endedAt: now(), error: toMessage(error) });
    }
  }

  return {
    rebuildable: [
      ...tables.map(({ name, tables: own }) => ({ name, tables: [...own] })),
      ...rebuilds.map(({ name }) => ({ name, tables: [] })),
    ],
    current,
    past: () => runs.filter(({ endedAt }) => endedAt !== null),
    start(name, startedBy) {
      const isKnown = [...tables, ...rebuilds].some((one) => one.name === name);
      if (!isKnown) throw reject('not-rebuildable', name);
      if (current()) throw reject('rebuild-under-way');
      const started: RebuildRun = {
        id: newId(),
        name,
        phase: 'replaying',
        done: 0,
        total: 0,
        startedAt: now(),
        startedBy,
        endedAt: null,
        error: null,
        tables: null,
      };
      runs.unshift(started);
      runs.splice(maxPastRuns);
      working = run(started.id, name);
      return started;
    },
    decide(id, swap) {
      const found = runs.find((one) => one.id === id);
      if (!found) throw reject('rebuild-not-found');
      if (found.phase !== 'waiting' || !decision) throw reject('rebuild-not-waiting');
      decision.resolve(swap);
      return change(id, { phase: swap ? 'swapping' : 'cancelled' });
    },
    async stop() {
      abort.abort(new Error('The service was stopped.'));
      await working;
    },
  };
}

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
