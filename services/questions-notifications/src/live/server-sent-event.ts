export interface ServerSentEvent {
  readonly event: string;
  readonly id: number;
  /** Sent as JSON. */
  readonly data: object;
}

/** One event of a `text/event-stream` (HTML Living Standard, section 9.2.5). */
export const formatEvent = ({ event, id, data }: ServerSentEvent): string =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

/** How long a browser waits before it connects again. */
export const formatRetry = (milliseconds: number): string => `retry: ${milliseconds}\n\n`;

/** Nothing to read: it shows proxies, and us, that the connection lives. */
export const heartbeat = ': still here\n\n';
