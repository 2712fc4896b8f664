import type { Suspicion } from '@aera/contracts';
import { LRUCache } from 'lru-cache';

/** Networks remembered at most. */
const most = 10_000;

/** How often each key has come within `window` milliseconds. In memory: a restart forgives. */
export function createRecentCount(window: number) {
  const seen = new LRUCache<string, number[]>({ max: most });
  return (key: string, now: number): number => {
    const times = [...(seen.get(key) ?? []).filter((time) => time > now - window), now].slice(-100);
    seen.set(key, times);
    return times.length;
  };
}

/** Milliseconds in which nobody reads a form, fills it in and sends it. */
const fastestPerson = 2_000;
/** Links that a person may well put into one message. */
const linksOfAPerson = 4;
/** Messages without work that may come from one network within the hour: a browser without scripts does none. */
const withoutWork = 20;

export interface Traces {
  /** What stands in the field that people do not see. */
  readonly website?: string | undefined;
  /** Milliseconds that the form was open; undefined from a caller that has no form. */
  readonly openFor?: number | undefined;
  readonly message: string;
  /** What became of the work the form was to do. */
  readonly work: 'done' | 'spent' | 'none';
  /** How many messages without work have come from the network lately, this one included. */
  readonly withoutWork: number;
}

/** What makes a message look like the work of a program. Its sender is told nothing of it. */
export function suspicionsOf(traces: Traces): Suspicion[] {
  const { website = '', openFor = Infinity, message, work } = traces;
  const found: [Suspicion, boolean][] = [
    ['hidden-field', website.trim() !== ''],
    ['too-quick', openFor < fastestPerson],
    ['no-work', work === 'none' && traces.withoutWork > withoutWork],
    ['spent-work', work === 'spent'],
    ['many-links', linksIn(message) > linksOfAPerson],
  ];
  return found.flatMap(([suspicion, is]) => (is ? [suspicion] : []));
}

const linksIn = (message: string): number => message.match(/https?:\/\//gi)?.length ?? 0;
