import type { Sql } from '@aera/event-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPopularQueries } from './popular-queries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  { durationsMs: [10, 10], pauseMs: 1_000 },
  { durationsMs: [4_000, 4_000], pauseMs: 80_000 },
  { durationsMs: [4_000, 10], pauseMs: 1_000 },
  { durationsMs: [10, 4_000], pauseMs: 1_000 },
])(
  'popular queries pause for $pauseMs ms after refreshes of $durationsMs ms, although results are opened',
  async ({ durationsMs, pauseMs }) => {
    let run = async (): Promise<unknown> => undefined;
    let refreshes = 0;
    const popular = createPopularQueries({
      sql: (async () => {
        vi.advanceTimersByTime(durationsMs[refreshes] ?? 0);
        refreshes += 1;
        return [];
      }) as unknown as Sql,
      workers: {
        all: () => [],
        schedule: (_, refresh) => {
          run = () => refresh(new AbortController().signal);
          return { start: () => {}, wake: () => {}, stop: async () => {} };
        },
      },
      selectPublished: async (queries) => [...queries],
    });
    const runAfter = async (ms: number) => {
      popular.wake();
      vi.advanceTimersByTime(ms);
      await run();
      return refreshes;
    };
    await runAfter(0);
    expect(await runAfter(1_000)).toBe(2);
    expect(await runAfter(pauseMs - 1)).toBe(2);
    expect(await runAfter(1)).toBe(3);
  },
);
