import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitBatch } from './split-batch.ts';

const items = fc.array(fc.json({ maxDepth: 1 }), { maxLength: 60 });
const limit = fc.integer({ min: 4, max: 400 });

describe('splitting a batch', () => {
  it('keeps every item, in order', () => {
    fc.assert(
      fc.property(items, limit, (texts, max) => {
        const back = splitBatch('b', texts, max).flatMap(({ body }) => JSON.parse(body));
        expect(back).toEqual(texts.map((text) => JSON.parse(text)));
      }),
    );
  });

  it('respects the limit, except for a larger item', () => {
    fc.assert(
      fc.property(items, limit, (texts, max) => {
        for (const { body } of splitBatch('b', texts, max)) {
          const alone = JSON.parse(body).length === 1;
          expect(alone || Buffer.byteLength(body) <= max).toBe(true);
        }
      }),
    );
  });

  it('splits deterministically regardless of later items', () => {
    fc.assert(
      fc.property(items, items, limit, (texts, more, max) => {
        const cut = splitBatch('b', texts, max).map(({ body }) => body);
        const longer = splitBatch('b', [...texts, ...more], max).map(({ body }) => body);
        expect(longer.slice(0, Math.max(0, cut.length - 1))).toEqual(cut.slice(0, -1));
      }),
    );
  });

  it('gives each part its own id, and a single part the id of the batch', () => {
    expect(splitBatch('b', ['1', '2'])).toEqual([{ id: 'b', body: '[1,2]' }]);
    expect(splitBatch('b', ['1111', '2222'], 8)).toEqual([
      { id: 'b.1', body: '[1111]' },
      { id: 'b.2', body: '[2222]' },
    ]);
  });

  it('returns no parts for an empty batch', () => expect(splitBatch('b', [])).toEqual([]));
});
