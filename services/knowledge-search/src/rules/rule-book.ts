import type { EventStore } from '@aera/event-store';
import type { Workers } from '@aera/service-kit';
import type { KnowledgeEvent } from '../knowledge-event.ts';
import { compileRules, type CompiledRules, noRules } from './compile-rules.ts';
import { type SearchRulesEvent, searchRulesStream } from './search-rules.ts';

/** The rules that searches go by, in memory. */
export interface RuleBook {
  start(): void;
  stop(): Promise<void>;
  current(): CompiledRules;
  /** Resolves when the rules of this process are those in the log. */
  refresh(): Promise<void>;
}

export function createRuleBook(
  store: Pick<EventStore<KnowledgeEvent>, 'readStream' | 'watch'>,
  workers: Workers,
): RuleBook {
  let rules = noRules;
  let seen = 0;
  let unwatch = () => {};
  const refresh = async () => {
    const news = (await store.readStream(searchRulesStream, { from: seen + 1 })).filter(isOfRules);
    const last = news.at(-1);
    if (!last || last.revision <= seen) return;
    rules = compileRules(last.data);
    seen = last.revision;
  };
  const loop = workers.repeat('Search rules', refresh);
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

export const isOfRules = <E extends KnowledgeEvent>(
  event: E,
): event is Extract<E, { type: SearchRulesEvent['type'] }> => event.type === 'SearchRulesRevised';
