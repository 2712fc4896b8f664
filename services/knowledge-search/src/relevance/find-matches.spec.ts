import { expect, it } from 'vitest';
import { aDocument } from '../engine/search-engine.contract.ts';
import { analyzeQuery } from '../engine/search-engine.ts';
import { analyzeDocument } from './analyze-document.ts';
import { findMatches } from './find-matches.ts';

const words = [
  'trustee',
  'property',
  'certificate',
  'calendar',
  'consent',
  'withdraw',
  'covenant',
  'settlement',
  'jurisdiction',
  'beneficiary',
];
const document = analyzeDocument(aDocument({ id: 'all', content: words.join(' ') }));
const misspell = (word: string) => `${word.slice(0, 3)}x${word.slice(4)}`;

it('matches the first eight unknown words with typos, so that a long query costs no more than another', () => {
  const query = analyzeQuery(`${words.map(misspell).join(' ')} `);
  const matches = findMatches(query, document, { total: 1, of: new Map() });
  expect(matches.map(({ wanted }) => wanted.word)).toEqual(words.slice(0, 8).map(misspell));
});

it('matches words anywhere in a document', () => {
  const query = analyzeQuery(`${words.map(misspell).join(' ')} ${words.join(' ')} `);
  const of = new Map(query.terms.slice(words.length).map(({ term }) => [term, 1]));
  const exact = findMatches(query, document, { total: 1, of }).filter(({ fit }) => fit === 1);
  expect(exact).toHaveLength(words.length);
});
