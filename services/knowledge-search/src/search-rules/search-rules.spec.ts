import { deciderSpecification } from '@aera/testing';
import { describe, expect, it } from 'vitest';
import { compileRules } from './compile-rules.ts';
import { normalizeRules } from './normalize-rules.ts';
import {
  type SearchRulesCommand,
  searchRulesDecider,
  type SearchRulesDefinition,
  type SearchRulesEvent,
} from './search-rules.ts';

const given = deciderSpecification(searchRulesDecider);
const now = '2025-01-01T00:00:00.000Z';
const rules: SearchRulesDefinition = {
  synonyms: [['grantor', 'settlor', 'trust maker']],
  pins: [{ query: 'What does it cost?', documentIds: ['cost'] }],
};
const none: SearchRulesDefinition = { synonyms: [], pins: [] };
const revise = (expectedVersion: number, text: SearchRulesDefinition): SearchRulesCommand => ({
  type: 'ReviseSearchRules',
  data: { ...text, stewardId: 's1', expectedVersion },
  now,
});
const revised = (version: number, text: SearchRulesDefinition): SearchRulesEvent => ({
  type: 'SearchRulesRevised',
  data: { ...text, version, stewardId: 's1', revisedAt: now },
});

describe('revising the rules', () => {
  it('creates the next version', () => {
    given().when(revise(0, rules)).then(revised(1, rules));
    given(revised(1, rules)).when(revise(1, none)).then(revised(2, none));
  });
  it('is rejected for an outdated version', () =>
    given(revised(1, rules)).when(revise(0, none)).thenRejected('rules-changed'));
  it('adds nothing when unchanged or repeated', () => {
    given(revised(1, rules)).when(revise(1, rules)).thenNothing();
    given(revised(1, rules)).when(revise(0, rules)).thenNothing();
  });
});

describe('normalizing the rules', () => {
  it.each<[string, SearchRulesDefinition]>([
    [
      'a phrase in two groups',
      {
        synonyms: [
          ['deed', 'paper'],
          ['Deeds', 'letter'],
        ],
        pins: [],
      },
    ],
    ['a phrase without a word', { synonyms: [['deed', '—']], pins: [] }],
    [
      'a query pinned twice',
      {
        synonyms: [],
        pins: [
          { query: 'cost of a trust', documentIds: ['a'] },
          { query: 'trust costs', documentIds: ['b'] },
        ],
      },
    ],
  ])('rejects %s', (_, definition) =>
    expect(() => normalizeRules(definition)).toThrow(expect.objectContaining({ code: 'rules-conflict' })),
  );

  it('removes surrounding spaces and repeated documents', () =>
    expect(
      normalizeRules({
        synonyms: [[' deed ', 'paper']],
        pins: [{ query: ' cost ', documentIds: ['a', 'a'] }],
      }),
    ).toEqual({ synonyms: [['deed', 'paper']], pins: [{ query: 'cost', documentIds: ['a'] }] }));
});

describe('applied search rules', () => {
  const { expandSynonyms, pinned } = compileRules(rules);
  it('replace a phrase with each other phrase of its group', () => {
    expect(expandSynonyms('who is the Settlors, then?')).toEqual([
      'who is the grantor, then?',
      'who is the trust maker, then?',
    ]);
    expect(expandSynonyms('a trust maker')).toEqual(['a grantor', 'a settlor']);
  });
  it('leave other queries unchanged', () => {
    for (const query of ['', 'maker of a trust', 'trust', '?!']) expect(expandSynonyms(query)).toEqual([]);
  });
  it('recognize a pinned query in other word forms and order', () => {
    for (const query of ['costs', 'what did it cost', 'Cost?']) expect(pinned(query)).toEqual(['cost']);
    expect(pinned('cost of living')).toEqual([]);
  });
});
