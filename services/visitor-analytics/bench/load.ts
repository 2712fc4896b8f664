import { randomUUID } from 'node:crypto';
import { recordPageView } from '@aera/contracts';
import { Pool } from 'undici';

/** Options of one run, as JSON in the first argument. */
export interface Load {
  readonly origin: string;
  readonly connections: number;
  /** Measured milliseconds, after a warm-up of a quarter of that. */
  readonly duration: number;
  readonly headers: Record<string, string>;
}

export interface LoadResult {
  /** Acknowledged requests per second of the measured time. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Acknowledged requests, including the warm-up. */
  readonly sent: number;
}

/** Page views per session. */
const viewsOfSession = 5;

/** Keeps every connection busy with one page view at a time. Each view has its own id, and visitors change continually. */
async function run({ origin, connections, duration, headers }: Load): Promise<LoadResult> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const took: number[] = [];
  let sent = 0;
  const warm = performance.now() + duration / 4;
  const end = warm + duration;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      let sessionId = randomUUID();
      for (let n = 0, began = performance.now(); began < end; n += 1, began = performance.now()) {
        if (n % viewsOfSession === 0) sessionId = randomUUID();
        const body = JSON.stringify({
          sessionId,
          consented: true,
          pageViewId: randomUUID(),
          path: `/page-${n % 20}`,
          title: 'A page',
          referrer: 'https://example.org/',
          timeOnPage: 0,
          scrollDepth: 0,
          language: 'en',
          screen: 'large',
        });
        const status = await exchange(pool, headers, body);
        if (status !== 202) throw new Error(`A page view was answered ${status}.`);
        sent += 1;
        if (began >= warm) took.push(performance.now() - began);
      }
    }),
  );
  await pool.destroy();
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { rate: took.length / (duration / 1000), p50: at(0.5), p99: at(0.99), sent };
}

/** Calls `dispatch` directly, to leave as much as possible of the two cores to the service. */
const exchange = (pool: Pool, headers: Record<string, string>, body: string): Promise<number> =>
  new Promise((resolve, reject) => {
    let status = 0;
    pool.dispatch(
      { method: 'POST', path: recordPageView.path, headers, body },
      {
        onRequestStart() {},
        onResponseStart(_, code) {
          status = code;
        },
        onResponseData() {},
        onResponseEnd: () => resolve(status),
        onResponseError: (_, error) => reject(error),
      },
    );
  });

process.send?.(await run(JSON.parse(process.argv[2] as string) as Load));
