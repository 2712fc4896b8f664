import { describe, expect, it } from 'vitest';
import { relatedTerms } from '../text-analysis/built-in-synonyms.ts';
import { stem } from '../text-analysis/tokens.ts';
import { fit } from './term-similarity.ts';

const wanted = (word: string, typing = false) => ({
  word,
  term: stem(word),
  typing,
  related: relatedTerms(stem(word)),
});
const word = (text: string) => ({ word: text, term: stem(text) });

describe('how a word fits a term', () => {
  it('is whole for another form of it', () => expect(fit(wanted('trusts'), word('trusting'), true)).toBe(1));

  it('is less for a related one', () => {
    expect(fit(wanted('died'), word('death'), true)).toBe(0.8);
    expect(fit(wanted('house'), word('homes'), true)).toBe(0.8);
    expect(fit(wanted('house'), word('death'), true)).toBe(0);
  });

  it('is less for a misspelt one, and only when nobody spells it so', () => {
    expect(fit(wanted('novice'), word('notice'), false)).toBe(0.7);
    expect(fit(wanted('novice'), word('notice'), true)).toBe(0);
  });

  it('is less for an unfinished one, and only for the word being typed', () => {
    expect(fit(wanted('certifica', true), word('certificates'), false)).toBe(0.6);
    expect(fit(wanted('not', true), word('notice'), true)).toBe(0.6);
    expect(fit(wanted('not'), word('notice'), true)).toBe(0);
  });

  it('is none for a short word with a mistake, for too many mistakes, and for a stop word', () => {
    expect(fit(wanted('car'), word('cat'), false)).toBe(0);
    expect(fit(wanted('sourdough'), word('trust'), false)).toBe(0);
    expect(fit(wanted('trust'), { word: 'the', term: null }, false)).toBe(0);
  });
});
