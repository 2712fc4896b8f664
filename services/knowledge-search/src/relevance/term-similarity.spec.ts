import { describe, expect, it } from 'vitest';
import { builtInSynonyms } from '../text-analysis/built-in-synonyms.ts';
import { stem } from '../text-analysis/tokens.ts';
import { termSimilarity } from './term-similarity.ts';

const pendingRequest = (word: string, typing = false) => ({
  word,
  term: stem(word),
  typing,
  related: builtInSynonyms(stem(word)),
});
const word = (text: string) => ({ word: text, term: stem(text) });

describe('the similarity of a word and a term', () => {
  it('is full for another word form', () =>
    expect(termSimilarity(pendingRequest('trusts'), word('trusting'), false)).toBe(1));

  it('is less for a synonym', () => {
    expect(termSimilarity(pendingRequest('died'), word('death'), false)).toBe(0.8);
    expect(termSimilarity(pendingRequest('house'), word('homes'), false)).toBe(0.8);
    expect(termSimilarity(pendingRequest('house'), word('death'), false)).toBe(0);
  });

  it('is lower for a misspelt term, and only if no document contains that spelling', () => {
    expect(termSimilarity(pendingRequest('novice'), word('notice'), true)).toBe(0.7);
    expect(termSimilarity(pendingRequest('novice'), word('notice'), false)).toBe(0);
  });

  it('is less for an incomplete word, and only for the last word', () => {
    expect(termSimilarity(pendingRequest('certifica', true), word('certificates'), true)).toBe(0.6);
    expect(termSimilarity(pendingRequest('not', true), word('notice'), false)).toBe(0.6);
    expect(termSimilarity(pendingRequest('not'), word('notice'), false)).toBe(0);
  });

  it('is zero for a misspelt short word, too many typos, or a stop word', () => {
    expect(termSimilarity(pendingRequest('car'), word('cat'), true)).toBe(0);
    expect(termSimilarity(pendingRequest('sourdough'), word('trust'), true)).toBe(0);
    expect(termSimilarity(pendingRequest('trust'), { word: 'the', term: null }, true)).toBe(0);
  });
});
