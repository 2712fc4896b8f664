import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ViewFacts } from './fact-rows.ts';
import { expandFacts, compactFacts } from './compact-facts.ts';

const word = fc.option(fc.string(), { nil: null });
const facts: fc.Arbitrary<ViewFacts> = fc.record({
  country: word,
  region: word,
  city: word,
  browser: word,
  system: word,
  device: word,
  signals: fc.array(fc.constantFrom('no language' as const, 'hosting network' as const)),
  path: fc.string(),
  title: fc.string(),
  referrer: word,
  referrerHost: word,
  source: word,
  medium: word,
  campaign: word,
  term: word,
  content: word,
  clickIds: fc.dictionary(fc.constantFrom('gclid', 'fbclid'), word, { noNullPrototype: true }),
  language: word,
  screen: word,
});

it('facts round-trip, unknown values included', () => {
  fc.assert(
    fc.property(facts, (known) => {
      const stored = compactFacts(known);
      expect(expandFacts(JSON.parse(JSON.stringify(stored)))).toEqual(known);
      expect(Object.values(stored)).not.toContain(null);
    }),
  );
});
