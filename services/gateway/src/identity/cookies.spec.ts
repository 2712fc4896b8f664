import { describe, expect, it } from 'vitest';
import { readCookie, filterCookies } from './cookies.ts';

const header = 'theme=dark; aera_session=abc=def;aera_visitor=v1; aera_session_old=x';

describe('readCookie', () => {
  it('reads one cookie whole', () => expect(readCookie(header, 'aera_session')).toBe('abc=def'));
  it('takes the first of two', () => expect(readCookie('a=1; a=2', 'a')).toBe('1'));
  it.each([undefined, '', ';;', 'aera_session', '=abc', 'xaera_session=1'])('finds none in %j', (text) =>
    expect(readCookie(text, 'aera_session')).toBeNull(),
  );
});

describe('filterCookies', () => {
  it('keeps listed cookies and drops the rest', () =>
    expect(filterCookies(header, ['aera_visitor'])).toBe('aera_visitor=v1'));
  it('is null without remaining cookies', () => {
    expect(filterCookies(header, [])).toBeNull();
    expect(filterCookies(header, ['other'])).toBeNull();
    expect(filterCookies(undefined, ['aera_visitor'])).toBeNull();
  });
});
