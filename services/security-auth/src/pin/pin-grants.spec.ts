import { describe, expect, it } from 'vitest';
import { createPinGrants } from './pin-grants.ts';

const secret = Buffer.alloc(32, 1);
const start = new Date('2026-05-01T12:00:00Z');
const createAt = (hours: number, pin: string | undefined = '246810') =>
  createPinGrants({ pin, secret, clock: () => new Date(start.getTime() + hours * 3_600_000) });
const issueCookie = () => createAt(0).issue().split(';')[0] ?? '';

describe('a PIN grant', () => {
  it('is valid for twelve hours', () => {
    const cookie = issueCookie();
    expect(createAt(11.9).isGranted(`a=b; ${cookie}; c=d`)).toBe(true);
    expect(createAt(12).isGranted(cookie)).toBe(false);
  });

  it('ends when the PIN changes or is removed', () => {
    const cookie = issueCookie();
    expect(createAt(1, '135790').isGranted(cookie)).toBe(false);
    expect(createPinGrants({ pin: undefined, secret, clock: () => start }).isGranted(cookie)).toBe(false);
  });

  it('cannot be forged or extended', () => {
    const cookie = issueCookie();
    const [, expiry = '', tag = ''] = /=(\d+)\.(.+)$/.exec(cookie) ?? [];
    for (const forged of [
      undefined,
      '',
      'aera_pin=',
      `aera_pin=${Number(expiry) + 60}.${tag}`,
      `aera_pin=${expiry}.${'A'.repeat(43)}`,
      `aera_pin=${expiry}.${tag.slice(0, -1)}`,
      `not_aera_pin=${expiry}.${tag}`,
    ])
      expect(createAt(1).isGranted(forged)).toBe(false);
  });

  it('is not readable by scripts and not sent by other sites', () =>
    expect(createAt(0).issue()).toMatch(
      /; Path=\/api\/auth\/pin; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    ));
});
