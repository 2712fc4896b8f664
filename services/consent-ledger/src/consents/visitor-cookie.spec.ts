import { describe, expect, it } from 'vitest';
import { setVisitorCookie, visitorOf } from './visitor-cookie.ts';

const id = '00000000-0000-4000-8000-000000000001';

describe('the visitor cookie', () => {
  it('reads back what was set', () => {
    expect(visitorOf(setVisitorCookie(id).split(';')[0])).toBe(id);
    expect(visitorOf(`a=b; aera_visitor=${id}; c=d`)).toBe(id);
  });

  it.each([undefined, '', `x_aera_visitor=${id}`, `aera_visitor=${id}x`, "aera_visitor=' or 1=1"])(
    'finds nobody in %j',
    (cookies) => {
      expect(visitorOf(cookies)).toBeUndefined();
    },
  );

  it('is out of reach for scripts and other sites', () => {
    expect(setVisitorCookie(id)).toMatch(/HttpOnly; SameSite=Lax/);
  });
});
