import type { ServerResponse } from 'node:http';

/** The client of an event stream. */
interface StreamReader {
  readonly sid?: string | undefined;
  readonly ip: string;
  /** From `toStreamCountKeys`. */
  readonly countKeys: readonly string[];
}

export type StreamRegistry = ReturnType<typeof createStreamRegistry>;

/** The open event streams: counts them per client, and ends them when their session is revoked. */
export function createStreamRegistry() {
  const open = new Map<ServerResponse, StreamReader>();
  const counts = new Map<string, number>();
  const count = (key: string) => counts.get(key) ?? 0;
  const close = (response: ServerResponse, { countKeys }: StreamReader) => {
    open.delete(response);
    for (const key of countKeys) {
      if (count(key) > 1) counts.set(key, count(key) - 1);
      else counts.delete(key);
    }
  };
  const end = (response: ServerResponse) => {
    if (response.headersSent) response.end();
    else response.destroy();
  };
  return {
    add(response: ServerResponse, reader: StreamReader) {
      open.set(response, reader);
      for (const key of reader.countKeys) counts.set(key, count(key) + 1);
      response.once('close', () => close(response, reader));
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
