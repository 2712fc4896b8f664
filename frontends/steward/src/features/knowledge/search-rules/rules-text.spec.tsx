import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findErrors, toDraft, toRules } from './rules-text.ts';

const word = fc.stringMatching(/^[a-z][a-z ]{0,20}[a-z]$/);
const id = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/);
const rules = fc.record({
  synonyms: fc.array(fc.array(word, { minLength: 2, maxLength: 12 }), { maxLength: 20 }),
  pins: fc.array(fc.record({ query: word, documentIds: fc.array(id, { minLength: 1, maxLength: 3 }) }), {
    maxLength: 20,
  }),
});

it('round-trips rules through text', () =>
  fc.assert(
    fc.property(rules, (some) => {
      expect(toRules(toDraft(some))).toEqual(some);
      expect(findErrors({ ...toDraft(some), queries: '' })).toEqual({});
    }),
  ));

describe('the text of rules', () => {
  it('may contain empty lines and extra spaces', () =>
    expect(toRules({ synonyms: '\n trust ,  estate,\n\n', pins: ' what does it cost? =>  a-1 ' })).toEqual({
      synonyms: [['trust', 'estate']],
      pins: [{ query: 'what does it cost?', documentIds: ['a-1'] }],
    }));

  it.each([
    ['a group of one', 'trust, estate\nalone', 'Line 2'],
    ['a group of thirteen', 'a,b,c,d,e,f,g,h,i,j,k,l,m', 'Line 1'],
    ['a phrase that is too long', `trust, ${'x'.repeat(61)}`, 'Line 1'],
    ['three hundred and one groups', 'a, b\n'.repeat(301), '300'],
  ])('with %s has an error that names the line or the limit', (_, synonyms, message) =>
    expect(findErrors({ synonyms, pins: '', queries: '' })).toEqual({
      synonyms: expect.stringContaining(message) as string,
    }),
  );

  it.each([
    ['no arrow', 'cost cost-of-a-trust'],
    ['no query', '=> cost-of-a-trust'],
    ['no id', 'cost =>'],
    ['four ids', 'cost => a, b, c, d'],
    ['an invalid id', 'cost => ../etc'],
  ])('with a pin with %s has an error that names the line', (_, pins) =>
    expect(findErrors({ synonyms: '', pins, queries: '' })).toEqual({
      pins: expect.stringContaining('Line 1') as string,
    }),
  );
});
