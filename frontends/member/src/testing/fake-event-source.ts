/** Stands in for the browser's own, which jsdom lacks: what the server would send is dispatched by the test. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  private static last = 0;

  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  /** Each event has the next number. */
  send(name: string): void {
    FakeEventSource.last += 1;
    this.dispatchEvent(new MessageEvent(name, { data: '{}', lastEventId: String(FakeEventSource.last) }));
  }

  /** The connection ends, and the browser gives up. */
  fail(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}
