import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { eventually } from '@aera/testing';

interface ReceivedEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: unknown;
}

interface Listener {
  readonly status: number;
  /** All events so far, in order. */
  readonly heard: readonly ReceivedEvent[];
  /** Waits for the next event of a name after those already waited for. */
  next(event: string): Promise<ReceivedEvent>;
  /** Resolves to true when the server ended the stream, to false when the connection was lost. */
  readonly ended: Promise<boolean>;
  /** Closes the connection, like a browser that leaves the page. */
  leave(): void;
}

/** Reads an event stream like a browser, without reconnecting. */
export async function connectSse(url: string, headers: Record<string, string>): Promise<Listener> {
  const request = get(url, { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const heard: ReceivedEvent[] = [];
  let waitedFor = 0;
  return {
    status: response.statusCode ?? 0,
    heard,
    ended: readAll(response, heard),
    async next(event) {
      const index = await eventually(() => {
        const found = heard.findIndex((one, at) => at >= waitedFor && one.event === event);
        return found >= 0 && found + 1;
      });
      waitedFor = index;
      return heard[index - 1] as ReceivedEvent;
    },
    leave: () => response.destroy(),
  };
}

async function readAll(response: IncomingMessage, heard: ReceivedEvent[]): Promise<boolean> {
  let unread = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const blocks = (unread + chunk).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event) heard.push({ event, id: /^id: (.*)$/m.exec(block)?.[1], data: data && JSON.parse(data) });
    }
  });
  response.on('error', () => undefined);
  await once(response, 'close');
  return response.complete;
}
