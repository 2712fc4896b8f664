import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/** One event as it was heard, whole. */
export interface ReceivedEvent {
  readonly event: string;
  readonly id: number;
  readonly data: { readonly change?: string; readonly ids?: readonly string[] };
}

interface Options {
  /** Asked before each connection: servers come back elsewhere. */
  readonly address: () => Promise<{ url: string; headers: Record<string, string> }>;
  /** How many characters of the next connection are read before it is cut. */
  readonly cutAfter: () => number;
}

/**
 * Reads an event stream over connections that are cut in the middle of anything, and resumes by `Last-Event-ID` as a browser does: only
 * an event that has ended is one. Goes on until `stop`.
 */
export function createFlakySseClient({ address, cutAfter }: Options) {
  const heard: ReceivedEvent[] = [];
  let connections = 0;
  let open = false;
  let next = Promise.withResolvers<void>();
  const stopped = new AbortController();
  let cut = () => {};

  async function connect(): Promise<void> {
    const { url, headers } = await address();
    const last = heard.at(-1);
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

  async function readUntilCut(response: IncomingMessage, most: number): Promise<void> {
    // Cut in the moment in which it came.
    if (response.closed) return;
    let [unread, length] = ['', 0];
    const closed = once(response, 'close');
    response.on('error', () => undefined);
    response.setEncoding('utf8').on('data', (chunk: string) => {
      // What is past the cut never arrived.
      const blocks = (unread + chunk.slice(0, Math.max(0, most - length))).split('\n\n');
      length += chunk.length;
      unread = blocks.pop() ?? '';
      blocks.forEach(hear);
      if (length >= most) response.destroy();
    });
    await closed;
  }

  function hear(block: string): void {
    const [, event] = /^event: (.*)$/m.exec(block) ?? [];
    const [, id] = /^id: (.*)$/m.exec(block) ?? [];
    const [, data = '{}'] = /^data: (.*)$/m.exec(block) ?? [];
    if (event) heard.push({ event, id: Number(id), data: JSON.parse(data) as ReceivedEvent['data'] });
  }

  const done = (async () => {
    while (!stopped.signal.aborted) {
      await connect().catch(() => undefined);
      await setImmediate();
    }
  })();
  return {
    heard,
    /** How many connections have been opened so far; all but the last were cut. */
    connections: () => connections,
    /** Resolves when a connection is open, at once when one is, or it is stopped. */
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
