import { beforeEach, expect, it } from 'vitest';
import { readDraft, toDraftKey } from './drafts.ts';

const empty = { reason: '', rule: { on: false, points: '' } };

beforeEach(() => sessionStorage.clear());

it('reads a draft with all fields', () => {
  const draft = { reason: 'Fewer', rule: { on: true, points: '3' } };
  sessionStorage.setItem(toDraftKey('rules'), JSON.stringify(draft));
  expect(readDraft('rules', empty)).toEqual(draft);
});

it.each([
  null,
  [],
  'text',
  { reason: 'Fewer' },
  { reason: 'Fewer', rule: null },
  { reason: 'Fewer', rule: { on: true } },
  { reason: 'Fewer', rule: { on: true, points: 3 } },
])('ignores the draft %j of an earlier build', (draft) => {
  sessionStorage.setItem(toDraftKey('rules'), JSON.stringify(draft));
  expect(readDraft('rules', empty)).toBeNull();
});
