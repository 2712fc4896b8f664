import type { EventStore } from '@aera/event-store';
import type { Workers } from '@aera/service-kit';
import { compileRules, type CompiledRules, noRules } from './compile-rules.ts';
import { searchRulesStream } from './search-rules-stream.ts';

/** The current rules in memory. */
export function createSearchRulesCache(store: Pick<EventStore, 'stream' | 'watch'>, workers: Workers) {
  let rules = noRules;
  let revision = 0;
  let unwatch = () => {};
  /** Loads the newest rules from the event store. Afterwards `current()` returns them. */
  const refresh = async (): Promise<void> => {
    const last = (await store.stream(searchRulesStream).readAfter(revision)).at(-1);
    if (!last || last.revision <= revision) return;
    rules = compileRules(last.data);
    revision = last.revision;
  };
  const task = workers.schedule('Search rules', refresh);
  return {
    start: () => {
      unwatch = store.watch(task.wake);
      task.start();
    },
    stop: async () => {
      unwatch();
      await task.stop();
    },
    current: (): CompiledRules => rules,
    refresh,
  };
}

export type SearchRulesCache = ReturnType<typeof createSearchRulesCache>;
