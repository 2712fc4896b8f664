import { describe, expect, it } from 'vitest';
import { type TrafficSource, classifyChannel, parseHost } from './channel.ts';

const nothing: TrafficSource = { referrer: null, source: null, medium: null, campaign: null, clicks: [] };

describe('the channel of a visit', () => {
  it.each<[string, Partial<TrafficSource>]>([
    ['direct', {}],
    ['organic search', { referrer: 'google.com' }],
    ['organic search', { referrer: 'search.brave.com' }],
    ['organic search', { referrer: 'duckduckgo.com' }],
    ['organic search', { source: 'google', medium: 'organic' }],
    ['social', { referrer: 'l.facebook.com' }],
    ['social', { referrer: 't.co' }],
    ['social', { referrer: 'm.youtube.com' }],
    ['social', { source: 'Instagram' }],
    ['social', { source: 'letter-box', medium: 'social' }],
    ['social', { referrer: 'facebook.com', clicks: ['fbclid'] }],
    ['paid', { referrer: 'google.com', clicks: ['gclid'] }],
    ['paid', { source: 'google', medium: 'CPC' }],
    ['paid', { source: 'facebook', medium: 'paid-social', clicks: ['fbclid'] }],
    ['email', { source: 'may', medium: 'email' }],
    ['email', { source: 'newsletter' }],
    ['email', { referrer: 'mail.google.com' }],
    ['email', { referrer: 'outlook.live.com' }],
    ['referral', { referrer: 'example.org' }],
    ['referral', { referrer: 'xt.company' }],
    ['referral', { source: 'friend', medium: 'referral' }],
    ['campaign', { source: 'poster' }],
    ['campaign', { campaign: 'spring', referrer: 'example.org' }],
  ])('is %s for %j', (channel, arrival) => expect(classifyChannel({ ...nothing, ...arrival })).toBe(channel));
});

describe('a host', () => {
  it.each([
    ['https://www.Example.org/a?b', 'example.org'],
    ['http://example.org:8080', 'example.org'],
    ['android-app://com.example', null],
    ['nonsense', null],
    ['', null],
    [null, null],
  ])('of %s is %s', (address, host) => expect(parseHost(address)).toBe(host));
});
