import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { eventually } from '@aera/testing';

interface SseConnection {
  readonly status: number;
  /** The names of all events so far, in order. */
  readonly receivedEvents: readonly string[];
  /** Waits for the next event of a name after those already waited for. */
  next(event: string): Promise<void>;
  /** Resolves to true when the server ended the stream, to false when the connection was lost. */
  readonly ended: Promise<boolean>;
  /** Closes the connection, as a browser does when it leaves the page. */
  close(): void;
}

/** Reads an event stream like a browser, without reconnecting. */
export async function connectSse(url: string, headers: Record<string, string>): Promise<SseConnection> {
  const request = get(url, { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const receivedEvents: string[] = [];
  let waitedFor = 0;
  return {
    status: response.statusCode ?? 0,
    receivedEvents,
    ended: readAll(response, receivedEvents),
    async next(event) {
      waitedFor = await eventually(() => {
        const found = receivedEvents.indexOf(event, waitedFor);
        return found >= 0 && found + 1;
      });
    },
    close: () => response.destroy(),
  };
}

async function readAll(response: IncomingMessage, receivedEvents: string[]): Promise<boolean> {
  let unread = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const blocks = (unread + chunk).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      if (event) receivedEvents.push(event);
    }
  });
  response.on('error', () => undefined);
  await once(response, 'close');
  return response.complete;
}
