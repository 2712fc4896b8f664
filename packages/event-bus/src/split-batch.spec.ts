import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SerializedMessage, splitBatch } from './split-batch.ts';

/** Numbers JSON texts as messages. */
const number = (texts: readonly string[]): SerializedMessage[] =>
  texts.map((text, index) => ({ id: `m${index + 1}`, text }));

const items = fc.array(fc.json({ maxDepth: 1 }), { maxLength: 60 });
const limit = fc.integer({ min: 4, max: 400 });

describe('splitting a batch', () => {
  it('keeps every item, in order', () => {
    fc.assert(
      fc.property(items, limit, (texts, max) => {
        const back = splitBatch('b', number(texts), max).flatMap(({ body }) => JSON.parse(body));
        expect(back).toEqual(texts.map((text) => JSON.parse(text)));
      }),
    );
  });

  it('respects the limit, except for a larger item', () => {
    fc.assert(
      fc.property(items, limit, (texts, max) => {
        for (const { body } of splitBatch('b', number(texts), max)) {
          const alone = JSON.parse(body).length === 1;
          expect(alone || Buffer.byteLength(body) <= max).toBe(true);
        }
      }),
    );
  });

  it('splits deterministically regardless of later items', () => {
    fc.assert(
      fc.property(items, items, limit, (texts, more, max) => {
        const cut = splitBatch('b', number(texts), max).map(({ body }) => body);
        const longer = splitBatch('b', number([...texts, ...more]), max).map(({ body }) => body);
        expect(longer.slice(0, Math.max(0, cut.length - 1))).toEqual(cut.slice(0, -1));
      }),
    );
  });

  it('gives a single part the id of the batch, and each of several that of its first and last message', () => {
    expect(splitBatch('b', number(['1', '2']))).toEqual([{ id: 'b', body: '[1,2]' }]);
    expect(splitBatch('b', number(['11', '22', '3333']), 8)).toEqual([
      { id: 'm1..m2', body: '[11,22]' },
      { id: 'm3..m3', body: '[3333]' },
    ]);
  });

  it('gives parts with other messages other ids, so that none is dropped as a duplicate', () => {
    fc.assert(
      fc.property(items, limit, limit, (texts, one, other) => {
        const bodies = new Map(splitBatch('b', number(texts), one).map(({ id, body }) => [id, body]));
        for (const { id, body } of splitBatch('b', number(texts), other))
          expect(bodies.get(id) ?? body).toBe(body);
      }),
    );
  });

  it('returns no parts for an empty batch', () => expect(splitBatch('b', [])).toEqual([]));
});
