import { randomUUID } from 'node:crypto';
import { idempotencyHeader, recordConsent, routeRegistry } from '@aera/contracts/server';
import { Pool } from 'undici';

/** Options of one run, as JSON in the first argument. */
export interface Load {
  readonly origin: string;
  readonly connections: number;
  /** Measured milliseconds, after a warm-up of a quarter of that. */
  readonly duration: number;
  readonly headers: Record<string, string>;
  /** Token returned by `showNotice`. */
  readonly noticeToken: string;
}

export interface LoadResult {
  /** Acknowledged requests per second of the measured time. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Acknowledged requests, including the warm-up. */
  readonly sent: number;
  /** Number of responses without a proof. */
  readonly unproved: number;
}

const noProof = Buffer.from('"inclusion":null');

/** Keeps every connection busy with one consent at a time, each of another visitor. */
async function run({ origin, connections, duration, headers, noticeToken }: Load): Promise<LoadResult> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const took: number[] = [];
  let sent = 0;
  let unproved = 0;
  const warm = performance.now() + duration / 4;
  const end = warm + duration;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let began = performance.now(); began < end; began = performance.now()) {
        const body = JSON.stringify({
          hasReadNotice: true,
          geolocation: null,
          gregorianTimestamp: new Date().toISOString(),
          aeraTimestamp: 'Dawn 14, Year 3',
          userAgent: headers['user-agent'],
          url: 'https://aera.example/how',
          consentAction: 'step-into-protection',
          jurisdictionAccepted: true,
          sessionId: randomUUID(),
          noticeToken,
        });
        const { status, text } = await exchange(
          pool,
          { ...headers, [idempotencyHeader]: randomUUID() },
          body,
        );
        if (status !== routeRegistry.get(recordConsent).status)
          throw new Error(`A consent was answered ${status}: ${text}`);
        sent += 1;
        if (text.includes(noProof)) unproved += 1;
        if (began >= warm) took.push(performance.now() - began);
      }
    }),
  );
  await pool.destroy();
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { rate: took.length / (duration / 1000), p50: at(0.5), p99: at(0.99), sent, unproved };
}

/** Calls `dispatch` directly, to leave as much as possible of the two cores to the service. */
const exchange = (pool: Pool, headers: Record<string, string>, body: string) =>
  new Promise<{ status: number; text: Buffer }>((resolve, reject) => {
    let status = 0;
    const chunks: Buffer[] = [];
    pool.dispatch(
      { method: 'POST', path: recordConsent.path, headers, body },
      {
        onRequestStart() {},
        onResponseStart(_, code) {
          status = code;
        },
        onResponseData: (_, chunk) => void chunks.push(chunk),
        onResponseEnd: () => resolve({ status, text: Buffer.concat(chunks) }),
        onResponseError: (_, error) => reject(error),
      },
    );
  });

process.send?.(await run(JSON.parse(process.argv[2] as string) as Load));
