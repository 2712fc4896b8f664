import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ViewProperties } from '../../hits/hit-rows.ts';
import { expandProperties, compactProperties } from './compact-properties.ts';

const word = fc.option(fc.string(), { nil: null });
const properties: fc.Arbitrary<ViewProperties> = fc.record({
  country: word,
  region: word,
  city: word,
  browser: word,
  os: word,
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

it('restores compacted properties, including nulls and empty values', () => {
  fc.assert(
    fc.property(properties, (known) => {
      const stored = compactProperties(known);
      expect(expandProperties(JSON.parse(JSON.stringify(stored)))).toEqual(known);
      expect(Object.values(stored)).not.toContain(null);
    }),
  );
});
