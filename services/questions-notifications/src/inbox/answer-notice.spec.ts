import { describe, expect, it } from 'vitest';
import { answerNotice } from './answer-notice.ts';

const quoted = (question: string) => /“(.*)”/s.exec(answerNotice(question))?.[1] ?? '';

describe('the notice of an answer', () => {
  it('repeats a short question whole, on one line', () => {
    expect(answerNotice('What is\n a trust?')).toBe('Your question “What is a trust?” has been answered.');
  });

  it('cuts a long one between words', () => {
    expect(quoted('word '.repeat(40))).toBe(`${'word '.repeat(15)}word…`);
  });

  it('cuts a long word between characters', () => {
    expect(quoted('🌍'.repeat(200))).toBe(`${'🌍'.repeat(80)}…`);
  });

  it('says less of a question that was erased', () => {
    expect(answerNotice(null)).toBe('Your question has been answered.');
  });
});
