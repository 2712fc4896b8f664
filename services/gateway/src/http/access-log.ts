import { destination, pino, stdTimeFunctions } from 'pino';

/** What is written of a request: nothing that says who called or what they looked at. */
export interface Access {
  readonly requestId: string;
  readonly method: string;
  /** Route pattern, never the address itself. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** The client left before the answer was complete. */
  readonly aborted?: true;
}

export interface AccessLog {
  write(access: Access): void;
  close(): void;
}

/** Milliseconds that lines may wait to be written together: one system call for each would cost more than the request. */
const flushEvery = 500;

/** One JSON line per request to standard output at level `info`, in batches. */
export function createAccessLog(level: string): AccessLog {
  const out = destination({ dest: 1, sync: false, minLength: 8_192 });
  const log = pino(
    {
      level,
      base: { service: 'gateway' },
      formatters: { level: (label) => ({ level: label }) },
      timestamp: stdTimeFunctions.isoTime,
    },
    out,
  );
  const timer = setInterval(() => out.flush(), flushEvery).unref();
  return {
    write: (access) => log.info(access, 'request'),
    close: () => {
      clearInterval(timer);
      out.flushSync();
    },
  };
}

export const silentAccessLog: AccessLog = { write: () => {}, close: () => {} };
