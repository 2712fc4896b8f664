import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Log } from '../observability/log.ts';
import { HttpProblem } from './http-problem.ts';

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // An ended stream does not keep its connection, so that the service can stop.
  connection: 'close',
  // A buffering proxy would delay the events.
  'x-accel-buffering': 'no',
};

/**
 * Responds with server-sent events; `stream` is null if a limit was reached. A browser's `EventSource` shows a page neither status nor body
 * of a failure: the page reconnects.
 * @throws HttpProblem 429 `too-many-streams`
 */
export function sendEvents(reply: FastifyReply, stream: Readable | null): FastifyReply {
  if (stream) return reply.headers(headers).send(stream);
  throw new HttpProblem(429, 'Too many event streams are open.', {
    code: 'too-many-streams',
    headers: { 'retry-after': '30' },
  });
}

export interface ServerSentEvent {
  readonly event: string;
  /** Sent as JSON. */
  readonly data: object;
}

/** One event of a `text/event-stream` (HTML Living Standard, section 9.2.5). */
export const formatEvent = ({ event, data }: ServerSentEvent): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Writer of one open connection. */
export interface EventWriter {
  readonly readable: Readable;
  /** Closes the connection if the client has too much unread data. */
  write(event: ServerSentEvent): void;
  /** Writes a comment that keeps the connection open. */
  writeHeartbeat(): void;
  end(): void;
}

/** Milliseconds that a browser waits before it reconnects. */
const retryMs = 2_000;

/** A stream of events with at most `maxUnreadBytes` unread by its client. */
export function createEventWriter(maxUnreadBytes: number): EventWriter {
  const readable = new Readable({ read: () => undefined });
  let ended = false;
  readable.push(`retry: ${retryMs}\n\n`);
  const push = (text: string): void => {
    if (ended || readable.destroyed) return;
    if (readable.readableLength > maxUnreadBytes) readable.destroy();
    else readable.push(text);
  };
  return {
    readable,
    write: (event) => push(formatEvent(event)),
    writeHeartbeat: () => push(': still here\n\n'),
    end: () => {
      if (ended || readable.destroyed) return;
      ended = true;
      readable.push(null);
    },
  };
}

export interface BroadcastOptions<Data extends object> {
  /** Name of the event. */
  readonly event: string;
  readonly read: () => Data | Promise<Data>;
  /** The data without its time: clients get an event only when this text changes. */
  readonly contentKey: (data: Data) => string;
  readonly onFirstClient?: () => void;
  readonly onLastClient?: () => Promise<void>;
  readonly log: Log;
}

export interface Broadcast {
  /** Opens a stream that starts with the current data; null if too many are open, and after `close`. */
  open(): Promise<Readable | null>;
  /** Number of open streams. */
  count(): number;
  /** Ends all streams; none is opened later. */
  close(): Promise<void>;
}

const intervalMs = 1_000;
const heartbeatIntervals = 15;
/** Maximum number of clients per process. */
const maxClients = 50;
const maxUnreadBytes = 256 * 1024;

/** Sends the same data to all clients, at most once a second and only if it has changed. Without clients it reads nothing. */
export function createBroadcast<Data extends object>(options: BroadcastOptions<Data>): Broadcast {
  const { event, read, contentKey, onFirstClient, onLastClient, log } = options;
  const clients = new Set<EventWriter>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let reading: Promise<Data> | undefined;
  let sending: Promise<void> | undefined;
  let sentKey = '';
  let quietIntervals = 0;
  let closed = false;

  /** One read at a time, also while many clients reconnect. */
  const readShared = (): Promise<Data> =>
    (reading ??= (async () => read())().finally(() => {
      reading = undefined;
    }));

  async function send(): Promise<void> {
    const data = await readShared();
    const key = contentKey(data);
    const changed = key !== sentKey;
    sentKey = key;
    quietIntervals = changed ? 0 : quietIntervals + 1;
    for (const client of clients)
      if (changed) client.write({ event, data });
      else if (quietIntervals % heartbeatIntervals === 0) client.writeHeartbeat();
  }

  function onInterval(): void {
    sending ??= send()
      .catch((err: unknown) => log.warn({ err, event }, 'open pages could not be updated'))
      .finally(() => {
        sending = undefined;
      });
  }

  async function stop(): Promise<void> {
    clearInterval(timer);
    timer = undefined;
    await onLastClient?.();
  }

  return {
    async open() {
      if (closed || clients.size >= maxClients) return null;
      if (clients.size === 0) onFirstClient?.();
      const client = createEventWriter(maxUnreadBytes);
      clients.add(client);
      client.readable.once('close', () => {
        clients.delete(client);
        if (clients.size === 0) void stop();
      });
      try {
        client.write({ event, data: await readShared() });
      } catch (error) {
        client.readable.destroy();
        throw error;
      }
      if (clients.size > 0 && !closed) timer ??= setInterval(onInterval, intervalMs);
      return client.readable;
    },
    count: () => clients.size,
    async close() {
      closed = true;
      for (const client of clients) client.end();
      await stop();
      await sending;
    },
  };
}
