import type { ServerResponse } from 'node:http';

/** The event streams that are open, so that they can be ended before their readers leave. */
export interface OpenStreams {
  add(response: ServerResponse, sid: string | undefined): void;
  /** Ends the streams of a session that is no more. */
  endSession(sid: string): void;
  endAll(): void;
}

export function openStreams(): OpenStreams {
  const open = new Map<ServerResponse, string | undefined>();
  // One that has not begun has nothing to end in good order.
  const end = (response: ServerResponse) => {
    if (response.headersSent) response.end();
    else response.destroy();
  };
  return {
    add(response, sid) {
      open.set(response, sid);
      response.once('close', () => open.delete(response));
    },
    endSession(sid) {
      for (const [response, owner] of open) if (owner === sid) end(response);
    },
    endAll() {
      for (const response of open.keys()) end(response);
    },
  };
}
