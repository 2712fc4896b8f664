import { describe, expect, it } from 'vitest';
import { mergeIpActivity } from './ip-activity.ts';

const none = { consents: [], total: 0, firstConsentedAt: null, geolocation: null };
const visits = { totalPageViews: 4, totalSessions: 2, pageViews: [] };

describe('the activity of an IP address', () => {
  it('has no first visit without records', () => {
    expect(mergeIpActivity(none, null).activity).toEqual({
      totalConsents: 0,
      totalPageViews: 0,
      totalSessions: 0,
      firstActivity: null,
    });
  });

  it('counts records beyond the page and starts at the earliest one', () => {
    const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
    const consents = { ...none, total: 5_000, firstConsentedAt: late };
    const { activity, complete } = mergeIpActivity(consents, { ...visits, firstActivity: early });
    expect(activity).toEqual({
      totalConsents: 5_000,
      totalPageViews: 4,
      totalSessions: 2,
      firstActivity: early,
    });
    expect(complete).toBe(true);
    expect(mergeIpActivity(consents, { ...visits, firstActivity: null }).activity.firstActivity).toBe(late);
  });
});
