import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../text-analysis/tokens.ts';
import { selectExcerpt } from './excerpt.ts';
import { listHighlights } from './to-search-result.ts';

const show = (text: string, worth: Record<string, number>) => {
  const [start, end] = selectExcerpt(text, tokenize(text), new Map(Object.entries(worth)));
  return text.slice(start, end);
};
const filler = 'One thing follows another and nothing much is said about it here. '.repeat(10);

describe('an excerpt', () => {
  it('is the whole of a short text', () => expect(show('A trust.', { trust: 1 })).toBe('A trust.'));

  it('is the beginning when no word matches', () =>
    expect(show(filler, { trust: 1 })).toMatch(/^One thing follows/));

  it('begins with the sentence of the match', () =>
    expect(show(`${filler}A trust is old. ${filler}`, { trust: 1 })).toMatch(/^A trust is old\. One thing/));

  it('begins with the match in a sentence that is too long', () =>
    expect(show(`${'and so on '.repeat(60)}trust ${'or not '.repeat(60)}`, { trust: 1 })).toMatch(
      /^trust or not/,
    ));

  it('prefers the passage with most terms', () => {
    const text = `A trust is old. ${filler}A trust has a certificate. ${filler}The certificate is blue. ${filler}`;
    expect(show(text, { trust: 1, certif: 2 })).toMatch(/^A trust has a certificate\./);
  });

  it('prefers the rarer term', () =>
    expect(show(`A trust is old. ${filler}${filler}A deed is new. ${filler}`, { trust: 1, deed: 3 })).toMatch(
      /^A deed/,
    ));
});

/** Words, spaces, marks, emoji, accents, and lone surrogates. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom('trust ', 'Trusts. ', '💡', '\ud83d', '\udca1', 'é', 'e\u0301', '\n'),
      fc.string({ unit: 'binary' }),
    ),
    {
      maxLength: 200,
    },
  )
  .map((parts) => parts.join(''));

const splitsPair = (text: string, at: number) =>
  /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '');

describe('offsets into any text', () => {
  const inside = (text: string, [start, end]: readonly [number, number]) => {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(text.length);
    for (const at of [start, end]) expect(splitsPair(text, at)).toBe(false);
  };

  it('are in the text and split no character, for an excerpt', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const span = selectExcerpt(text, tokenize(text), new Map([['trust', 1]]));
        inside(text, span);
        expect(span[1] - span[0]).toBeLessThanOrEqual(323);
      }),
    ));

  it('are in the text, ascend, and split no character, for highlights', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0;
        for (const [start, end] of listHighlights(tokenize(text), new Set(['trust']))) {
          inside(text, [start, end]);
          expect(start).toBeGreaterThanOrEqual(last);
          last = end;
          expect(text.slice(start, end)).toMatch(/^\p{L}/u);
        }
      }),
    ));

  it('find every exact occurrence', () => {
    const text = 'Trust, trusts — and "TRUSTING" trust’s 💡 trúst';
    expect(
      listHighlights(tokenize(text), new Set(['trust'])).map(([start, end]) => text.slice(start, end)),
    ).toEqual(['Trust', 'trusts', 'TRUSTING', 'trust’s', 'trúst']);
  });
});
