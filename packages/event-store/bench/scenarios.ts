/** Measured scenarios. A candidate omits those it has no counterpart for. */
export interface Scenarios {
  /** One event to a stream of its own, which must be new. */
  appendToNewStreams(writers: number, ms: number): Promise<Rate>;
  /** One event to a stream that all writers share, at any revision. */
  appendToOneStream(writers: number, ms: number): Promise<Rate>;
  /** Load a stream of 20 events, fold, decide, append one. */
  handle(callers: number, ms: number): Promise<Rate>;
  /** Catch up with this many events: one row per stream, ten events a stream. */
  project(events: number): Promise<Rate>;
  /** Hand this many events to a sink that discards them. */
  relay(events: number): Promise<Rate>;
}

export interface Candidate {
  prepare(): Promise<void>;
  readonly scenarios: Partial<Scenarios>;
  close(): Promise<void>;
}

export interface Request {
  readonly scenario: keyof Scenarios | 'prepare';
  readonly arguments: number[];
}

export type Response = { readonly rate: Rate | null } | { readonly error: string };

/** Runs the scenarios that the parent process requests, sequentially. */
export function serve(candidate: Candidate): void {
  process.on('message', async ({ scenario, arguments: values }: Request) => {
    try {
      if (scenario === 'prepare') {
        await candidate.prepare();
        process.send?.({ rate: null });
        return;
      }
      const run = candidate.scenarios[scenario] as ((...values: number[]) => Promise<Rate>) | undefined;
      process.send?.({ rate: (await run?.(...values)) ?? null });
    } catch (error) {
      process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  process.on('disconnect', () => void candidate.close().finally(() => process.exit()));
}

/** The event of every scenario: about 200 bytes. */
export const sampleEvent = (by = 1) => ({
  type: 'Counted' as const,
  data: {
    by,
    memberId: '3f0e8c52-6f0b-4a52-9d0c-3a3b6a1e7c11',
    text: 'How is the day of the living calendar found from a date?',
    at: '2025-11-21T08:00:00.000Z',
  },
});
export type SampleEvent = ReturnType<typeof sampleEvent>;

/** Number of events in the streams that `handle` loads. */
export const handledLength = 20;

export interface Rate {
  /** Operations a second. */
  readonly perSecond: number;
  /** Median (99th percentile) latency in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

/** Closed loop: `callers` callers each repeat an operation sequentially for `ms` milliseconds. */
export async function closedLoop(
  callers: number,
  ms: number,
  operation: () => Promise<unknown>,
): Promise<Rate> {
  const latencies: number[] = [];
  let failures = 0;
  const start = performance.now();
  const caller = async () => {
    while (performance.now() - start < ms) {
      const began = performance.now();
      await operation().then(
        () => latencies.push(performance.now() - began),
        () => failures++,
      );
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const seconds = (performance.now() - start) / 1000;
  latencies.sort((a, b) => a - b);
  const quantile = (q: number) => latencies[Math.floor(latencies.length * q)] ?? 0;
  return { perSecond: latencies.length / seconds, p50: quantile(0.5), p99: quantile(0.99), failures };
}

/** Measures `work` on `count` items as a rate. */
export async function timed(count: number, work: () => Promise<unknown>): Promise<Rate> {
  const start = performance.now();
  await work();
  return { perSecond: count / ((performance.now() - start) / 1000), p50: 0, p99: 0, failures: 0 };
}
