import type { ViewFacts } from './fact-rows.ts';

/** A view of which nothing is known but its page. */
const emptyFacts: Omit<ViewFacts, 'path' | 'title'> = {
  country: null,
  region: null,
  city: null,
  browser: null,
  system: null,
  device: null,
  signals: [],
  referrer: null,
  referrerHost: null,
  source: null,
  medium: null,
  campaign: null,
  term: null,
  content: null,
  clickIds: {},
  language: null,
  screen: null,
};

export type StoredFacts = Pick<ViewFacts, 'path' | 'title'> & Partial<ViewFacts>;

/** Facts as they are written: what is not known is left out, which is most of them, and half of what a view takes. */
export function compactFacts(facts: ViewFacts): StoredFacts {
  const stored: Record<string, unknown> = {};
  for (const name in facts) {
    const value = facts[name as keyof ViewFacts];
    if (value !== null && !(typeof value === 'object' && isEmpty(value))) stored[name] = value;
  }
  return stored as StoredFacts;
}

function isEmpty(value: object): boolean {
  for (const _ in value) return false;
  return true;
}

/** Facts as they were before they were written. */
export const expandFacts = (stored: StoredFacts): ViewFacts => ({ ...emptyFacts, ...stored });
