import { describe, expect, it } from 'vitest';
import { fromPayload, type ListChange, toPayload } from './list-change.ts';

describe('a list change', () => {
  it('comes out of its payload as it went in', () => {
    const change: ListChange = { list: 'notifications', memberId: 'member 1', position: 42 };
    expect(fromPayload(toPayload(change))).toEqual(change);
  });

  it.each(['', 'questions', 'questions x m', 'other 1 m', 'questions 1 '])('is not in %j', (payload) => {
    expect(fromPayload(payload)).toBeNull();
  });
});
