import type { EventStore } from '@aera/event-store';
import type { Workers } from '@aera/service-kit';
import { compileRules, type CompiledRules, noRules } from './compile-rules.ts';
import { searchRulesStream } from './search-rules-stream.ts';

/** The rules that searches go by, in memory. */
export interface SearchRulesCache {
  start(): void;
  stop(): Promise<void>;
  current(): CompiledRules;
  /** Resolves when the rules of this process are those in the log. */
  refresh(): Promise<void>;
}

export function createSearchRulesCache(
  store: Pick<EventStore, 'stream' | 'watch'>,
  workers: Workers,
): SearchRulesCache {
  let rules = noRules;
  let seen = 0;
  let unwatch = () => {};
  const refresh = async () => {
    const news = await store.stream(searchRulesStream).readAfter(seen);
    const last = news.at(-1);
    if (!last || last.revision <= seen) return;
    rules = compileRules(last.data);
    seen = last.revision;
  };
  const loop = workers.schedule('Search rules', refresh);
  return {
    start: () => {
      unwatch = store.watch(loop.wake);
      loop.start();
    },
    stop: async () => {
      unwatch();
      await loop.stop();
    },
    current: () => rules,
    refresh,
  };
}
