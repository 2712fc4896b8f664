/** An `EventSource` that says what a spec has it say: `vi.stubGlobal('EventSource', FakeSource)`, and `opened` emptied before each. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  /** Every one that was opened, oldest first. */
  static opened: FakeEventSource[] = [];
  static #sent = 0;
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  /** The newest one to an address, or of all. */
  static last(url?: string): FakeEventSource {
    const found = FakeEventSource.opened.findLast((source) => url === undefined || source.url === url);
    if (!found) throw new Error('Nothing was opened.');
    return found;
  }

  close(): void {
    this.readyState = 2;
  }

  /** The connection ends, and the browser gives up. */
  fail(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }

  /** Dispatches an event with JSON data, unless the source is closed. Events are numbered. */
  send(name: string, data: unknown = {}, id = String(++FakeEventSource.#sent)): void {
    if (this.readyState === 2) return;
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: id }));
  }
}
