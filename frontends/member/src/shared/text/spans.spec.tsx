import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOpeningSpan, splitBySpans } from './spans.ts';

describe('splitting a text by spans', () => {
  it('marks the text between the offsets, end excluded', () =>
    expect(splitBySpans('What is a trust?', [[10, 15]])).toEqual([
      { start: 0, text: 'What is a ', marked: false },
      { start: 10, text: 'trust', marked: true },
      { start: 15, text: '?', marked: false },
    ]));

  it('is limited to the part that is shown', () =>
    expect(
      splitBySpans(
        'one two three',
        [
          [0, 3],
          [4, 7],
        ],
        [4, 9],
      ),
    ).toEqual([
      { start: 4, text: 'two', marked: true },
      { start: 7, text: ' t', marked: false },
    ]));

  it('concatenates to the original text for any offsets', () => {
    const span = fc.tuple(fc.integer({ min: -5, max: 60 }), fc.integer({ min: -5, max: 60 }));
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.array(span), (text, spans) => {
        const pieces = splitBySpans(text, spans);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.every((piece) => piece.text.length > 0)).toBe(true);
      }),
    );
  });
});

describe('the opening span of a text', () => {
  it('covers all of a short one', () => expect(toOpeningSpan('short', 300)).toEqual([0, 5]));

  it('ends between two words', () => {
    const [start, end] = toOpeningSpan('word '.repeat(100), 102);
    expect([start, end]).toEqual([0, 99]);
  });
});
