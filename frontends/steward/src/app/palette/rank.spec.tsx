import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, rankEntry, rankEntries } from './rank.ts';
import { listCommands, listPages } from './local-groups.ts';

const entry = (label: string, change: Partial<Entry> = {}): Entry => ({
  id: label,
  label,
  action: { to: '/' },
  ...change,
});
const labels = (typed: string, entries: readonly Entry[], recent: readonly string[] = []) =>
  rankEntries(typed, entries, recent).map(({ label }) => label);

describe('matching', () => {
  it.each([
    ['ques', 'Questions'],
    ['QUESTIONS', 'Questions'],
    ['qst', 'Questions'],
    ['net block', 'Blocked networks'],
    ['estion', 'Questions'],
  ])('%j matches %j', (typed, label) => expect(rankEntry(typed, entry(label))).toBeGreaterThan(0));

  it.each([
    ['questions contacts', 'Questions'],
    ['snoit', 'Questions'],
    ['', 'Questions'],
    ['…', 'Questions'],
  ])('%j does not match %j', (typed, label) => expect(rankEntry(typed, entry(label))).toBe(0));

  it('matches the group and hidden keywords', () => {
    expect(rankEntry('security rules', entry('Rules', { detail: 'Security' }))).toBeGreaterThan(0);
    expect(rankEntry('inbox', entry('Notifications', { aliases: 'inbox' }))).toBeGreaterThan(0);
  });
});

describe('ranking', () => {
  it('ranks whole words before prefixes, and prefixes before substrings and scattered letters', () => {
    const names = ['Reviewed unless late', 'Overrules', 'Rulers', 'Rule'];
    expect(
      labels(
        'rule',
        names.map((name) => entry(name)),
      ),
    ).toEqual(['Rule', 'Rulers', 'Overrules']);
  });

  it('ranks a match in the label before a match in the group', () => {
    const inside = entry('Threats', { detail: 'Security' });
    expect(labels('security', [inside, entry('Security')])).toEqual(['Security', 'Threats']);
  });

  it('ranks recent choices first among equal matches', () => {
    const both = [entry('Search rules'), entry('Rules of search')];
    expect(labels('rules', both, ['Rules of search'])).toEqual(['Rules of search', 'Search rules']);
  });
});

const known = [...listPages('steward'), ...listCommands('steward')];

it('finds every page and command by prefixes of its words, in any order', () => {
  const beginnings = fc.constantFrom(...known).chain((wanted) => {
    const copy = wanted.label.match(/[\p{L}\p{N}]+/gu) ?? [];
    const cut = fc.tuple(...copy.map((word) => fc.integer({ min: 1, max: word.length })));
    return cut.chain((lengths) => {
      const begun = copy.map((word, at) => word.slice(0, lengths[at]));
      return fc
        .shuffledSubarray(begun, { minLength: 1 })
        .map((typed) => ({ wanted, typed: typed.join(' ') }));
    });
  });
  fc.assert(
    fc.property(beginnings, ({ wanted, typed }) => rankEntries(typed, known, []).includes(wanted)),
    { numRuns: 200 },
  );
});

it('never finds more entries with more words', () => {
  const text = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(text, text, (first, second) => {
      const few = rankEntries(`${first} ${second}`, known, []);
      const many = rankEntries(first, known, []);
      return !/[\p{L}\p{N}]/u.test(first) || few.every((one) => many.includes(one));
    }),
    { numRuns: 200 },
  );
});

it('gives every entry a unique id', () => {
  const ids = known.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
