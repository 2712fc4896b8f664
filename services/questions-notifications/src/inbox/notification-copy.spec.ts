import { memberNotificationTypes, stewardNotificationTypes } from '@aera/contracts';
import { describe, expect, it } from 'vitest';
import { memberNotificationText, stewardNotificationTexts } from './notification-copy.ts';

const quoted = (question: string) =>
  /“(.*)”/s.exec(memberNotificationText('question_answered', question))?.[1] ?? '';

describe('the notice of an answer', () => {
  it('repeats a short question whole, on one line', () => {
    expect(memberNotificationText('question_answered', 'What is\n a trust?')).toBe(
      'Your question “What is a trust?” has been answered.',
    );
  });

  it('cuts a long one between words', () => {
    expect(quoted('word '.repeat(40))).toBe(`${'word '.repeat(15)}word…`);
  });

  it('cuts a long word between characters', () => {
    expect(quoted('🌍'.repeat(200))).toBe(`${'🌍'.repeat(80)}…`);
  });

  it('omits the text of an erased question', () => {
    expect(memberNotificationText('question_answered', null)).toBe('Your question has been answered.');
  });
});

describe('notices', () => {
  it('have a text for each notification type of members', () => {
    const all = memberNotificationTypes.map((type) => memberNotificationText(type, 'Why?'));
    expect(new Set(all).size).toBe(memberNotificationTypes.length);
    for (const words of all) expect(words).toContain('“Why?”');
  });

  it('have a text for each notification type of stewards', () =>
    expect(Object.keys(stewardNotificationTexts)).toEqual([...stewardNotificationTypes]));
});
