import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { eventually } from '@aera/testing';

interface Listener {
  readonly status: number;
  /** The names of all events so far, in order. */
  readonly heard: readonly string[];
  /** Waits for the next event of a name after those already waited for. */
  next(event: string): Promise<void>;
  /** Resolves to true when the server ended the stream, to false when the connection was lost. */
  readonly ended: Promise<boolean>;
  /** Closes the connection, like a browser that leaves the page. */
  leave(): void;
}

/** Reads an event stream like a browser, without reconnecting. */
export async function connectSse(url: string, headers: Record<string, string>): Promise<Listener> {
  const request = get(url, { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const heard: string[] = [];
  let waitedFor = 0;
  return {
    status: response.statusCode ?? 0,
    heard,
    ended: readAll(response, heard),
    async next(event) {
      waitedFor = await eventually(() => {
        const found = heard.indexOf(event, waitedFor);
        return found >= 0 && found + 1;
      });
    },
    leave: () => response.destroy(),
  };
}

async function readAll(response: IncomingMessage, heard: string[]): Promise<boolean> {
  let unread = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const blocks = (unread + chunk).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      if (event) heard.push(event);
    }
  });
  response.on('error', () => undefined);
  await once(response, 'close');
  return response.complete;
}
