import { Pool } from 'undici';
import type { LoadFigures } from './figures.ts';

export interface Load {
  readonly origin: string;
  readonly connections: number;
  /** Measured milliseconds, after a warm-up of a quarter of that. */
  readonly duration: number;
  readonly headers: Record<string, string>;
}

export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/**
 * Keeps every connection busy with one request at a time.
 * @param requestsOf Returns a function that creates the requests of one connection, one after the other
 * @param check Throws if a response is not as expected
 */
export async function runLoad(
  { origin, connections, duration, headers }: Load,
  requestsOf: () => () => LoadRequest,
  check: (status: number, body: Buffer) => void,
): Promise<LoadFigures> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const took: number[] = [];
  let sent = 0;
  const warm = performance.now() + duration / 4;
  const end = warm + duration;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const next = requestsOf();
      for (let began = performance.now(); began < end; began = performance.now()) {
        const request = next();
        check(...(await exchange(pool, { ...request, headers: { ...headers, ...request.headers } })));
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

/** Calls `dispatch` directly, to leave as much as possible of the two cores to the server. */
const exchange = (pool: Pool, request: LoadRequest): Promise<[status: number, body: Buffer]> =>
  new Promise((resolve, reject) => {
    let status = 0;
    const chunks: Buffer[] = [];
    pool.dispatch(request, {
      onRequestStart() {},
      onResponseStart(_, code) {
        status = code;
      },
      onResponseData: (_, chunk) => void chunks.push(chunk),
      onResponseEnd: () => resolve([status, Buffer.concat(chunks)]),
      onResponseError: (_, error) => reject(error),
    });
  });
