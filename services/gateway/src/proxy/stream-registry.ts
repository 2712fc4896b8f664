import type { ServerResponse } from 'node:http';

/** Who reads an event stream. */
interface StreamReader {
  readonly sid?: string | undefined;
  readonly ip: string;
  /** Names that streams are counted by: the reader's network, and the account when there is one. */
  readonly countKeys: readonly string[];
}

/** The event streams that are open, so that they can be counted, and ended before their readers leave. */
export interface StreamRegistry {
  add(response: ServerResponse, reader: StreamReader): void;
  /** How many are counted by a name. */
  count(name: string): number;
  readonly size: number;
  endWhere(matches: (reader: StreamReader) => boolean): void;
  endAll(): void;
}

export function createStreamRegistry(): StreamRegistry {
  const open = new Map<ServerResponse, StreamReader>();
  const counts = new Map<string, number>();
  const count = (name: string) => counts.get(name) ?? 0;
  const close = (response: ServerResponse, { countKeys }: StreamReader) => {
    open.delete(response);
    for (const name of countKeys) {
      if (count(name) > 1) counts.set(name, count(name) - 1);
      else counts.delete(name);
    }
  };
  // One that has not begun has nothing to end in good order.
  const end = (response: ServerResponse) => {
    if (response.headersSent) response.end();
    else response.destroy();
  };
  return {
    add(response, reader) {
      open.set(response, reader);
      for (const name of reader.countKeys) counts.set(name, count(name) + 1);
      response.once('close', () => close(response, reader));
    },
    count,
    get size() {
      return open.size;
    },
    endWhere(matches) {
      for (const [response, reader] of open) if (matches(reader)) end(response);
    },
    endAll() {
      for (const response of open.keys()) end(response);
    },
  };
}
