import { describe, expect, it } from 'vitest';
import { findBannedTerms } from './check-vocabulary.ts';

describe('the vocabulary check', () => {
  it('returns the position, the term and the replacement', () =>
    expect(findBannedTerms('a.ts', 'const a = 1;\n// Nobody reads it.')).toEqual([
      'a.ts:2: write no one, no user; unassigned, unauthenticated instead of "Nobody"',
    ]));

  it('finds phrases and every occurrence in a line', () =>
    expect(findBannedTerms('a.md', 'for ever, told and told')).toHaveLength(3));

  it('accepts words that only contain a banned one', () =>
    expect(findBannedTerms('a.ts', 'bookkeeper, desktop, recommended')).toEqual([]));

  it('accepts a term where its entry allows it', () => {
    expect(findBannedTerms('services/a.md', 'It is told.')).toHaveLength(1);
    expect(findBannedTerms('packages/content/src/pages/a.ts', 'It is told.')).toEqual([]);
  });
});
