import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

type Answer = (body: unknown, init: RequestInit) => Response | Promise<Response>;

/** Calls that were made and what they are answered; one not named here is a 404. */
export type FakeServer = {
  answers: Record<string, Answer>;
  calls: { route: string; body: unknown; headers: Record<string, string> }[];
};

export const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

/** Pages load their scripts when they are first shown, which takes a moment on a busy machine. */
configure({ asyncUtilTimeout: 15_000 });

/** A clean browser for each test: empty storage, no scrolling, and a server that answers as the test says. */
export function useFakeBrowser(): FakeServer {
  const server: FakeServer = { answers: {}, calls: [] };

  beforeEach(() => {
    server.answers = {};
    server.calls = [];
    localStorage.clear();
    sessionStorage.clear();
    window.scrollTo = () => {};
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

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  return server;
}

/** Media queries that ask whether the window is narrower than so many pixels; none other holds. */
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

/** Pretends that the window is this wide and high. */
export function resizeTo(width: number, height: number): void {
  window.innerWidth = width;
  window.innerHeight = height;
  window.dispatchEvent(new Event('resize'));
}
