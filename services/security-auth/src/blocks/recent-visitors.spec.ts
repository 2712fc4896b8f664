import { parseNetwork } from '@aera/service-kit/ip-addresses';
import { describe, expect, it } from 'vitest';
import { createVisitorSets } from './recent-visitors.ts';

const count = (network: string, views: Parameters<ReturnType<typeof createVisitorSets>['add']>[0][]) => {
  const visitors = createVisitorSets(parseNetwork(network));
  for (const view of views) visitors.add(view);
  return visitors.count();
};
const withConsent = (visitorId: string, ip: string) => ({ visitorId, ip });
const withoutConsent = (visitorId: string, ip: string) => ({ visitorId, ip, consented: false });

describe('recent visitors of a network', () => {
  it('are counted once', () =>
    expect(
      count('203.0.113.0/24', [
        withConsent('a', '203.0.113.7'),
        withConsent('a', '203.0.113.8'),
        withConsent('b', '203.0.114.7'),
      ]),
    ).toEqual({ inside: 1, possible: 0 }));

  it('without consent are only possible in a part of their network', () => {
    const views = [withoutConsent('a', '203.0.113.0'), withoutConsent('b', '2001:db8::')];
    expect(count('203.0.113.7', views)).toEqual({ inside: 0, possible: 1 });
    expect(count('203.0.113.0', views)).toEqual({ inside: 0, possible: 1 });
    expect(count('203.0.112.0/20', views)).toEqual({ inside: 1, possible: 0 });
    expect(count('2001:db8:0:5::/64', views)).toEqual({ inside: 0, possible: 1 });
  });

  it('without a valid IP address are ignored', () =>
    expect(count('0.0.0.0/0', [withoutConsent('a', '')])).toEqual({ inside: 0, possible: 0 }));
});
