import { describe, expect, it } from 'vitest';
import { listBuiltInSynonyms } from '../text-analysis/built-in-synonyms.ts';
import { stem } from '../text-analysis/tokens.ts';
import { computeTermSimilarity } from './term-similarity.ts';

const pendingRequest = (word: string, typing = false) => ({
  word,
  term: stem(word),
  typing,
  related: listBuiltInSynonyms(stem(word)),
});
const word = (text: string) => ({ word: text, term: stem(text) });

describe('the similarity of a word and a term', () => {
  it('is full for another word form', () =>
    expect(computeTermSimilarity(pendingRequest('trusts'), word('trusting'), false)).toBe(1));

  it('is less for a synonym', () => {
    expect(computeTermSimilarity(pendingRequest('died'), word('death'), false)).toBe(0.8);
    expect(computeTermSimilarity(pendingRequest('house'), word('homes'), false)).toBe(0.8);
    expect(computeTermSimilarity(pendingRequest('house'), word('death'), false)).toBe(0);
  });

  it('is lower for a misspelt term, and only if no document contains that spelling', () => {
    expect(computeTermSimilarity(pendingRequest('novice'), word('notice'), true)).toBe(0.7);
    expect(computeTermSimilarity(pendingRequest('novice'), word('notice'), false)).toBe(0);
  });

  it('is less for an incomplete word, and only for the last word', () => {
    expect(computeTermSimilarity(pendingRequest('certifica', true), word('certificates'), true)).toBe(0.6);
    expect(computeTermSimilarity(pendingRequest('not', true), word('notice'), false)).toBe(0.6);
    expect(computeTermSimilarity(pendingRequest('not'), word('notice'), false)).toBe(0);
  });

  it('is zero for a misspelt short word, too many typos, or a stop word', () => {
    expect(computeTermSimilarity(pendingRequest('car'), word('cat'), true)).toBe(0);
    expect(computeTermSimilarity(pendingRequest('sourdough'), word('trust'), true)).toBe(0);
    expect(computeTermSimilarity(pendingRequest('trust'), { word: 'the', term: null }, true)).toBe(0);
  });
});
