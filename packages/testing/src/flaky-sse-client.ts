import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';

export interface ReceivedEvent {
  readonly event: string;
  readonly id: number;
  readonly data: { readonly change?: string; readonly ids?: readonly string[] };
}

interface Options {
  /** Called before each connection: a restarted server may have another URL. */
  readonly readTarget: () => Promise<{ url: string; headers: Record<string, string> }>;
  /** Characters of the next connection that are read before it is cut. */
  readonly cutAfter: () => number;
}

/**
 * Reads an event stream over connections that are cut at any character, and resumes by `Last-Event-ID` like a browser. Incomplete events
 * do not count.
 */
export function createFlakySseClient({ readTarget, cutAfter }: Options) {
  const received: ReceivedEvent[] = [];
  let connections = 0;
  let open = false;
  let next = Promise.withResolvers<void>();
  const stopped = new AbortController();
  let cut = () => {};

  async function connect(): Promise<void> {
    const { url, headers } = await readTarget();
    const last = received.at(-1);
    const resume = last && { 'last-event-id': String(last.id) };
    const request = get(url, { headers: { ...headers, ...resume }, agent: false });
    cut = () => void request.destroy();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) return void response.destroy();
    connections += 1;
    open = true;
    next.resolve();
    next = Promise.withResolvers<void>();
    await readUntilCut(response, cutAfter()).finally(() => (open = false));
  }

  async function readUntilCut(response: IncomingMessage, maxCharacters: number): Promise<void> {
    if (response.closed) return;
    let [unread, length] = ['', 0];
    const closed = once(response, 'close');
    response.on('error', () => undefined);
    response.setEncoding('utf8').on('data', (chunk: string) => {
      const blocks = (unread + chunk.slice(0, Math.max(0, maxCharacters - length))).split('\n\n');
      length += chunk.length;
      unread = blocks.pop() ?? '';
      blocks.forEach(parseEvent);
      if (length >= maxCharacters) response.destroy();
    });
    await closed;
  }

  function parseEvent(block: string): void {
    const [, event] = /^event: (.*)$/m.exec(block) ?? [];
    const [, id] = /^id: (.*)$/m.exec(block) ?? [];
    const [, data = '{}'] = /^data: (.*)$/m.exec(block) ?? [];
    if (event) received.push({ event, id: Number(id), data: JSON.parse(data) as ReceivedEvent['data'] });
  }

  const done = (async () => {
    while (!stopped.signal.aborted) {
      await connect().catch(() => undefined);
      await setImmediate();
    }
  })();
  return {
    received,
    /** Number of opened connections; all but the last were cut. */
    connections: () => connections,
    /** Resolves once a connection is open, or the client is stopped. */
    opened: () => (open ? Promise.resolve() : next.promise),
    /** Closes the connection, also while it is still opening. */
    cut: () => cut(),
    async stop() {
      stopped.abort();
      cut();
      next.resolve();
      await done;
    },
  };
}
