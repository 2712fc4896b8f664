import { describe, expect, it } from 'vitest';
import { filterCookies, readCookie, stripHostPrefix, toHostCookie } from './cookies.ts';

const header = 'theme=dark; aera_session=abc=def;aera_visitor=v1; aera_session_old=x';

describe('readCookie', () => {
  it('reads the whole value of a cookie', () => expect(readCookie(header, 'aera_session')).toBe('abc=def'));
  it('returns the first of two', () => expect(readCookie('a=1; a=2', 'a')).toBe('1'));
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

describe('over HTTPS', () => {
  it('sets a cookie for this host only, with all its other attributes', () => {
    const line = 'aera_pin=1.a=b; Path=/api/auth/pin; HttpOnly; SameSite=Strict; Max-Age=60';
    expect(toHostCookie(line)).toBe(
      '__Host-aera_pin=1.a=b; HttpOnly; SameSite=Strict; Max-Age=60; Path=/; Secure',
    );
  });
  it('replaces a scope that a service asks for', () =>
    expect(toHostCookie('a=1; domain=example.org; path=/x; secure')).toBe('__Host-a=1; Path=/; Secure'));

  it('reads only cookies that another subdomain could not set', () => {
    expect(stripHostPrefix('aera_session=planted; __Host-aera_session=own; theme=dark')).toBe(
      'aera_session=own',
    );
    expect(stripHostPrefix('aera_session=planted')).toBeUndefined();
    expect(stripHostPrefix(undefined)).toBeUndefined();
  });
});
