import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCanonicalJson, type Json } from './index.ts';

describe('canonical JSON', () => {
  it('is that of RFC 8785, section 3.2.3', () =>
    expect(
      toCanonicalJson({
        '\u20ac': 'Euro Sign',
        '\r': 'Carriage Return',
        '\ufb33': 'Hebrew Letter Dalet With Dagesh',
        '1': 'One',
        '\ud83d\ude00': 'Emoji: Grinning Face',
        '\u0080': 'Control',
        '\u00f6': 'Latin Small Letter O With Diaeresis',
      }),
    ).toBe(
      '{"\\r":"Carriage Return","1":"One","\u0080":"Control","ö":"Latin Small Letter O With Diaeresis",' +
        '"€":"Euro Sign","😀":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
    ));

  it('writes numbers and literals as RFC 8785, section 3.2.2 shows', () =>
    expect(toCanonicalJson({ numbers: [1e30, 4.5, 2e-3, 1e-27], literals: [null, true, false] })).toBe(
      '{"literals":[null,true,false],"numbers":[1e+30,4.5,0.002,1e-27]}',
    ));

  it('is independent of key order and preserves the value', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const given = JSON.parse(JSON.stringify(value)) as Json;
        expect(JSON.parse(toCanonicalJson(given))).toEqual(given);
        expect(toCanonicalJson(reversed(given))).toBe(toCanonicalJson(given));
      }),
    ));

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, '\ud800'])('rejects %s', (value) =>
    expect(() => toCanonicalJson(value as Json)).toThrow(TypeError),
  );
});

function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [name, reversed(member)]),
  );
}
