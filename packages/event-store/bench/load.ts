export interface Rate {
  /** Operations a second. */
  readonly perSecond: number;
  /** Latency in milliseconds that half (99 of 100) operations stay under. */
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

/** Lets `callers` each repeat an operation for some milliseconds, waiting for each to end: a closed loop. */
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

/** How long `work` over `count` things takes, as a rate. */
export async function timed(count: number, work: () => Promise<unknown>): Promise<Rate> {
  const start = performance.now();
  await work();
  return { perSecond: count / ((performance.now() - start) / 1000), p50: 0, p99: 0, failures: 0 };
}
