import type { ServerResponse } from 'node:http';

/** The client of an event stream. */
interface StreamReader {
  readonly sid?: string | undefined;
  readonly ip: string;
  /** From `toStreamCountKeys`. */
  readonly countKeys: readonly string[];
  /** Whether the stream may go on; true while this is unknown. */
  readonly isAuthorized: () => Promise<boolean>;
}

export type StreamRegistry = ReturnType<typeof createStreamRegistry>;

/** No message reports that a session has expired or that its steward is idle. */
const defaultCheckIntervalMs = 15 * 60_000;

/** The open event streams: counts them per client, and ends them when their session is revoked or has expired. */
export function createStreamRegistry(checkIntervalMs = defaultCheckIntervalMs) {
  const open = new Map<ServerResponse, StreamReader>();
  const checks = new Map<ServerResponse, NodeJS.Timeout>();
  const counts = new Map<string, number>();
  const count = (key: string) => counts.get(key) ?? 0;
  const close = (response: ServerResponse, { countKeys }: StreamReader) => {
    open.delete(response);
    clearTimeout(checks.get(response));
    checks.delete(response);
    for (const key of countKeys) {
      if (count(key) > 1) counts.set(key, count(key) - 1);
      else counts.delete(key);
    }
  };
  const end = (response: ServerResponse) => {
    if (response.headersSent) response.end();
    else response.destroy();
  };
  const scheduleCheck = (response: ServerResponse, reader: StreamReader) => {
    const check = async () => {
      const authorized = await reader.isAuthorized();
      if (!open.has(response)) return;
      if (authorized) scheduleCheck(response, reader);
      else end(response);
    };
    // Spreads the checks of streams that were opened together, such as after a restart.
    const delayMs = checkIntervalMs * (0.75 + Math.random() / 4);
    checks.set(
      response,
      setTimeout(() => void check(), delayMs),
    );
  };
  return {
    add(response: ServerResponse, reader: StreamReader) {
      open.set(response, reader);
      for (const key of reader.countKeys) counts.set(key, count(key) + 1);
      response.once('close', () => close(response, reader));
      scheduleCheck(response, reader);
    },
    count,
    get size() {
      return open.size;
    },
    endWhere(matches: (reader: StreamReader) => boolean) {
      for (const [response, reader] of open) if (matches(reader)) end(response);
    },
    endAll() {
      for (const response of open.keys()) end(response);
    },
  };
}
