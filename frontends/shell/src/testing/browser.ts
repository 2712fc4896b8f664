import { beforeEach, vi } from 'vitest';

type Respond = (body: unknown, init: RequestInit) => Response | Promise<Response>;

/** Recorded calls and configured responses; a path without a response is a 404. */
type FakeServer = {
  responses: Record<string, Respond>;
  calls: { route: string; body: unknown; headers: Record<string, string> }[];
};

export const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

/** Fakes what jsdom lacks: scrolling, the width of the window, and a server with configured responses. */
export function setUpFakeBrowser(): FakeServer {
  const server: FakeServer = { responses: {}, calls: [] };

  beforeEach(() => {
    server.responses = {};
    server.calls = [];
    vi.stubGlobal('scrollTo', () => {});
    Element.prototype.scrollIntoView = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('matchMedia', matchWidth);
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init = {}) => {
      const route = `${init.method ?? 'GET'} ${String(url)}`;
      const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body));
      server.calls.push({ route, body, headers: init.headers as Record<string, string> });
      const respond = server.responses[route];
      return respond ? respond(body, init) : json({}, 404);
    });
  });

  return server;
}

/** Evaluates media queries for a window narrower than a width in pixels; all others are false. */
function matchWidth(query: string) {
  const [, width = '0'] = /width < (\d+)px/.exec(query) ?? [];
  return {
    get matches() {
      return window.innerWidth < Number(width);
    },
    addEventListener: (_: string, onChange: () => void) => window.addEventListener('resize', onChange),
    removeEventListener: (_: string, onChange: () => void) => window.removeEventListener('resize', onChange),
  };
}

/** Sets the size of the window. */
export function resizeTo(width: number, height: number): void {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  window.dispatchEvent(new Event('resize'));
}
