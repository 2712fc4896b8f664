import { describe, expect, it } from 'vitest';
import { cookieValue, keepCookies } from './cookies.ts';

const header = 'theme=dark; aera_session=abc=def;aera_visitor=v1; aera_session_old=x';

describe('cookieValue', () => {
  it('reads one cookie whole', () => expect(cookieValue(header, 'aera_session')).toBe('abc=def'));
  it('takes the first of two', () => expect(cookieValue('a=1; a=2', 'a')).toBe('1'));
  it.each([undefined, '', ';;', 'aera_session', '=abc', 'xaera_session=1'])('finds none in %j', (text) =>
    expect(cookieValue(text, 'aera_session')).toBeNull(),
  );
});

describe('keepCookies', () => {
  it('keeps listed cookies and drops the rest', () =>
    expect(keepCookies(header, ['aera_visitor'])).toBe('aera_visitor=v1'));
  it('is null without remaining cookies', () => {
    expect(keepCookies(header, [])).toBeNull();
    expect(keepCookies(header, ['other'])).toBeNull();
    expect(keepCookies(undefined, ['aera_visitor'])).toBeNull();
  });
});
