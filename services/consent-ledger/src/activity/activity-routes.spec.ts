import { describe, expect, it } from 'vitest';
import { joinActivity } from './activity-routes.ts';

describe('the activity of an address', () => {
  it('has no first visit when nothing is known', () => {
    expect(joinActivity([], null).activity).toEqual({
      totalConsents: 0,
      totalPageViews: 0,
      totalSessions: 0,
      firstActivity: null,
    });
  });
});
