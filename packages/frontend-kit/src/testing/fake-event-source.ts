/** An `EventSource` controlled by a spec: `vi.stubGlobal('EventSource', FakeEventSource)`; `reset` before each test. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  /** All opened sources, oldest first. */
  static opened: FakeEventSource[] = [];
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  static reset(): void {
    FakeEventSource.opened = [];
  }

  /** The newest source of a URL, or of all. */
  static last(url?: string): FakeEventSource {
    const found = FakeEventSource.opened.findLast((source) => url === undefined || source.url === url);
    if (!found) throw new Error('Nothing was opened.');
    return found;
  }

  close(): void {
    this.readyState = 2;
  }

  /** Ends the connection without a reconnect. */
  fail(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }

  /** Dispatches an event with JSON data, unless the source is closed. */
  send(name: string, data: unknown = {}): void {
    if (this.readyState === 2) return;
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}
