import { Pool } from 'undici';

/** Options of one run, as JSON in the first argument. */
export interface Load {
  readonly origin: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly connections: number;
  /** Measured milliseconds, after a warm-up of a quarter of that. */
  readonly duration: number;
}

export interface LoadResult {
  /** Requests per second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Keeps every connection busy with one request at a time. */
async function run({ origin, connections, duration, ...request }: Load): Promise<LoadResult> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const took: number[] = [];
  const warm = performance.now() + duration / 4;
  const end = warm + duration;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let began = performance.now(); began < end; began = performance.now()) {
        const status = await exchange(pool, request);
        if (status >= 300) throw new Error(`${request.path} answered ${status}.`);
        if (began >= warm) took.push(performance.now() - began);
      }
    }),
  );
  await pool.destroy();
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { rate: took.length / (duration / 1000), p50: at(0.5), p99: at(0.99) };
}

/** Calls `dispatch` directly, to leave as much as possible of the two cores to the gateway. */
const exchange = (pool: Pool, request: Omit<Load, 'origin' | 'connections' | 'duration'>): Promise<number> =>
  new Promise((resolve, reject) => {
    let status = 0;
    pool.dispatch(request, {
      onRequestStart() {},
      onResponseStart(_, code) {
        status = code;
      },
      onResponseData() {},
      onResponseEnd: () => resolve(status),
      onResponseError: (_, error) => reject(error),
    });
  });

process.send?.(await run(JSON.parse(process.argv[2] as string) as Load));
