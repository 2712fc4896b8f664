import { memberNotificationTypes, stewardNotificationTypes } from '@aera/contracts';
import { describe, expect, it } from 'vitest';
import { formatMemberNotification, stewardNotificationTexts } from './notification-copy.ts';

const quoted = (question: string) =>
  /“(.*)”/s.exec(formatMemberNotification('question_answered', question))?.[1] ?? '';

describe('the text of an answer notification', () => {
  it('contains a short question completely, on one line', () => {
    expect(formatMemberNotification('question_answered', 'What is\n a trust?')).toBe(
      'Your question “What is a trust?” has been answered.',
    );
  });

  it('truncates a long one between words', () => {
    expect(quoted('word '.repeat(40))).toBe(`${'word '.repeat(15)}word…`);
  });

  it('truncates a long word between characters', () => {
    expect(quoted('🌍'.repeat(200))).toBe(`${'🌍'.repeat(80)}…`);
  });

  it('omits the text of an erased question', () => {
    expect(formatMemberNotification('question_answered', null)).toBe('Your question has been answered.');
  });
});

describe('notification texts', () => {
  it('exist for each notification type of members', () => {
    const all = memberNotificationTypes.map((type) => formatMemberNotification(type, 'Why?'));
    expect(new Set(all).size).toBe(memberNotificationTypes.length);
    for (const words of all) expect(words).toContain('“Why?”');
  });

  it('exist for each notification type of stewards', () =>
    expect(Object.keys(stewardNotificationTexts)).toEqual([...stewardNotificationTypes]));
});
