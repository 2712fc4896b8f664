import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWord, stem, listTerms, tokenize, findIncompleteToken, listWords } from './tokens.ts';

describe('words', () => {
  it('are found with any separator', () =>
    expect(listWords('One,two—three/four (five) 1666; $5,000')).toEqual([
      'one',
      'two',
      'three',
      'four',
      'five',
      '1666',
      '5',
      '000',
    ]));

  it('lose case, accents, apostrophes and a possessive s', () =>
    expect(listWords("TRUST Café Trustee's don’t ÅNGSTRÖM")).toEqual([
      'trust',
      'cafe',
      'trustee',
      'dont',
      'angstrom',
    ]));

  it('keep other scripts', () => expect(listWords('Доверие 信託')).toEqual(['доверие', '信託']));

  it('do not include marks, emoji and spaces', () => expect(listWords(' ?! 💡 — \n')).toEqual([]));

  it('keep their offsets in the original text', () => {
    const text = '“Ünique” trust’s end';
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Ünique',
      'trust’s',
      'end',
    ]);
  });

  it('do not change when folded again', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldWord(foldWord(text))).toBe(foldWord(text));
      }),
    ));
});

describe('terms', () => {
  it('are the same for all forms of a word', () => {
    for (const forms of [
      'trust trusts trusting trusted',
      'notice notices noticed',
      'certificate certificates',
    ])
      expect(new Set(listTerms(forms)).size).toBe(1);
  });

  it('exclude stop words', () =>
    expect(listTerms("How do I get what they don't have? Can you tell me?")).toEqual([]));

  it('include words that pages of this site are named after', () =>
    expect(listTerms('us vs them, and my will')).toEqual(['us', 'vs', 'them', 'will']));

  it('keep numbers and other scripts', () => expect(listTerms('1666 доверия')).toEqual(['1666', 'доверия']));

  it('truncate overlong words', () => expect(stem('a'.repeat(1000))).toHaveLength(48));
});

describe('the incomplete word', () => {
  it('is the last one if the text ends inside it', () => {
    expect(findIncompleteToken('living cal')?.word).toBe('cal');
    for (const text of ['living cal ', 'living cal?', 'a', ''])
      expect(findIncompleteToken(text)).toBeUndefined();
  });
});
