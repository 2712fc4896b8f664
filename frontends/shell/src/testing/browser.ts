import { beforeEach, vi } from 'vitest';

type Answer = (body: unknown, init: RequestInit) => Response | Promise<Response>;

/** Recorded calls and configured responses; a path without a response is a 404. */
type FakeServer = {
  answers: Record<string, Answer>;
  calls: { route: string; body: unknown; headers: Record<string, string> }[];
};

export const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

/** Fakes what jsdom lacks: scrolling, the width of the window, and a server with configured responses. */
export function useFakeBrowser(): FakeServer {
  const server: FakeServer = { answers: {}, calls: [] };

  beforeEach(() => {
    server.answers = {};
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
      const answer = server.answers[route];
      return answer ? answer(body, init) : json({}, 404);
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
    addEventListener: (_: string, changed: () => void) => window.addEventListener('resize', changed),
    removeEventListener: (_: string, changed: () => void) => window.removeEventListener('resize', changed),
  };
}

/** Sets the size of the window. */
export function resizeTo(width: number, height: number): void {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  window.dispatchEvent(new Event('resize'));
}
