import { describe, expect, it } from 'vitest';
import { visitorSessionOf } from '@aera/service-kit';
import { setVisitorCookie } from './consent-routes.ts';

const id = '00000000-0000-4000-8000-000000000001';

describe('the visitor cookie', () => {
  it('reads back what was set', () => {
    expect(visitorSessionOf(setVisitorCookie(id).split(';')[0])).toBe(id);
    expect(visitorSessionOf(`a=b; aera_visitor=${id}; c=d`)).toBe(id);
  });

  it.each([undefined, '', `x_aera_visitor=${id}`, `aera_visitor=${id}x`, "aera_visitor=' or 1=1"])(
    'finds nobody in %j',
    (cookies) => {
      expect(visitorSessionOf(cookies)).toBeUndefined();
    },
  );

  it('is out of reach for scripts and other sites', () => {
    expect(setVisitorCookie(id)).toMatch(/HttpOnly; SameSite=Lax/);
  });
});
