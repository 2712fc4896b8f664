import { describe, expect, it } from 'vitest';
import { rateLimitsSchema } from './rate-limits.ts';
import { requestClasses } from '../request-class.ts';
import { createRequestLimits } from './request-limits.ts';

const usual = rateLimitsSchema.parse({});
const ada = { kind: 'member', id: 'ada' } as const;
const getLimits = (setting: unknown = {}, streams: Record<string, number> = {}) => {
  const clock = { now: 1_000_000 };
  const limits = createRequestLimits(rateLimitsSchema.parse(setting), (name) => streams[name] ?? 0, {
    now: () => clock.now,
  });
  return { limits, clock };
};
const tight = {
  classes: { search: { network: { burst: 2, perSecond: 1 }, account: { burst: 1, perSecond: 0.1 } } },
};

describe('the limits of a network', () => {
  it('state when to retry, for programs and people', () => {
    const { limits, clock } = getLimits(tight);
    const ask = () => limits.checkNetwork('search', '203.0.113.7');
    expect([ask(), ask()]).toEqual([null, null]);
    expect(ask()).toMatchObject({
      status: 429,
      code: 'rate-limited',
      headers: {
        'retry-after': '1',
        'ratelimit-policy': '"search";q=2;w=2',
        ratelimit: '"search";r=0;t=1',
      },
      page: { title: 'Too many requests' },
    });
    clock.now += 1_000;
    expect(ask()).toBeNull();
  });

  it('are separate for each class', () => {
    const { limits } = getLimits(tight);
    for (let time = 0; time < 3; time++) limits.checkNetwork('search', '203.0.113.7');
    expect(limits.checkNetwork('search', '203.0.113.7')).not.toBeNull();
    expect(limits.checkNetwork('read', '203.0.113.7')).toBeNull();
  });

  it('are shared by all addresses of an IPv6 network', () => {
    const { limits } = getLimits(tight);
    for (const ip of ['2001:db8::1', '2001:db8::2']) expect(limits.checkNetwork('search', ip)).toBeNull();
    expect(limits.checkNetwork('search', '2001:db8::3')).not.toBeNull();
    expect(limits.checkNetwork('search', '2001:db8:0:1::3')).toBeNull();
  });

  it.each([
    ['/56', 4, (index: number) => `2001:db8:0:${index.toString(16)}::1`],
    ['/48', 8, (index: number) => `2001:db8:0:${index.toString(16)}00::1`],
  ])('are not multiplied by the many networks of an IPv6 %s', (prefix, allowed, toIp) => {
    const { limits } = getLimits(tight);
    const results = Array.from({ length: 100 }, (_, index) => limits.checkNetwork('search', toIp(index)));
    expect(results.filter((error) => error === null)).toHaveLength(allowed);
    expect(results.at(-1)?.headers).toMatchObject({
      'ratelimit-policy': `"search-${prefix.slice(1)}";q=${allowed};w=2`,
    });
    expect(limits.checkNetwork('search', '2001:db8:1::1')).toBeNull();
  });

  it('are not affected by rejected requests of a neighboring network', () => {
    const { limits } = getLimits(tight);
    for (let time = 0; time < 100; time++) limits.checkNetwork('search', '2001:db8::1');
    for (let time = 0; time < 2; time++) expect(limits.checkNetwork('search', '2001:db8:0:1::1')).toBeNull();
  });

  it.each([
    ['one /48', (index: number) => `2001:db8:9:${index.toString(16)}::1`, ['203.0.113.7', '2001:db8::1']],
    ['many /48', (index: number) => `2001:db8:${index.toString(16)}::1`, ['203.0.113.7']],
  ])('withstand a flood of 30,000 networks of %s', (_, toIp, limited) => {
    const { limits } = getLimits(tight);
    for (const ip of limited)
      for (let time = 0; time < 2; time++) expect(limits.checkNetwork('search', ip)).toBeNull();
    for (let index = 1; index <= 30_000; index++) limits.checkNetwork('search', toIp(index));
    for (const ip of limited) expect(limits.checkNetwork('search', ip)).not.toBeNull();
  });

  it('allow twenty people behind one IP address to open a page every few seconds', () => {
    const { limits, clock } = getLimits();
    for (let second = 0; second < 60; second++, clock.now += 1_000)
      for (let person = 0; person < 20; person++) {
        if ((second + person) % 3 > 0) continue;
        for (let file = 0; file < 40; file++) expect(limits.checkNetwork('static', '203.0.113.7')).toBeNull();
        for (let call = 0; call < 6; call++) expect(limits.checkNetwork('read', '203.0.113.7')).toBeNull();
        for (let call = 0; call < 3; call++) expect(limits.checkNetwork('visit', '203.0.113.7')).toBeNull();
      }
  });

  it('do not count exempt networks', () => {
    const exempt = ['127.0.0.0/8', '::1'];
    const { limits } = getLimits(
      { ...tight, exempt, streams: { network: 1, account: 1 } },
      { 'member ada': 9 },
    );
    for (let time = 0; time < 9; time++) {
      expect(limits.checkNetwork('search', '127.0.0.1')).toBeNull();
      expect(limits.checkAccount('search', '::1', ada)).toBeNull();
    }
    expect(limits.checkStream('::1', ada)).toBeNull();
  });
});

describe('the limits of an account', () => {
  it('apply from any network', () => {
    const { limits } = getLimits(tight);
    expect(limits.checkAccount('search', '203.0.113.7', ada)).toBeNull();
    expect(limits.checkAccount('search', '198.51.100.1', ada)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '10', 'ratelimit-policy': '"search-account";q=1;w=10' },
    });
    expect(limits.checkAccount('search', '203.0.113.7', { kind: 'steward', id: 'ada' })).toBeNull();
    expect(limits.checkAccount('search', '203.0.113.7', null)).toBeNull();
  });

  it('do not exist if none is set', () => {
    const { limits } = getLimits();
    for (let time = 0; time < 5_000; time++)
      expect(limits.checkAccount('visit', '203.0.113.7', ada)).toBeNull();
  });
});

describe('open event streams', () => {
  it.each([
    [{ 'network 203.0.113.7': 2 }, 'open-streams'],
    [{ 'member ada': 1 }, 'open-streams-account'],
  ])('are limited: %j', (open, policy) => {
    const { limits } = getLimits({ streams: { network: 2, account: 1 } }, open as Record<string, number>);
    expect(limits.checkStream('203.0.113.7', ada)).toMatchObject({
      status: 429,
      code: 'too-many-streams',
      headers: { 'retry-after': '10', 'ratelimit-policy': expect.stringContaining(`"${policy}";`) as string },
    });
    expect(limits.checkStream('198.51.100.1', null)).toBeNull();
  });
});

it('limits open event streams of all networks of an IPv6 /48', () => {
  const { limits } = getLimits({ streams: { network: 2 } }, { 'network 2001:db8::/48': 8 });
  expect(limits.checkStream('2001:db8:0:ff00::1', null)).toMatchObject({ status: 429 });
  expect(limits.checkStream('2001:db8:1::1', null)).toBeNull();
});

describe('the environment variable', () => {
  it('overrides only the given values', () => {
    const read = rateLimitsSchema.parse({ classes: { read: { account: null } }, streams: { account: 3 } });
    expect(read.classes.read).toEqual({ ...usual.classes.read, account: null });
    expect(read.classes.write).toEqual(usual.classes.write);
    expect(read.streams).toEqual({ ...usual.streams, account: 3 });
    expect(read.exempt).toEqual([]);
  });

  it('sets a limit for every class', () => {
    for (const name of requestClasses) expect(usual.classes[name].network.burst).toBeGreaterThan(0);
  });

  it.each([
    { classes: { serach: {} } },
    { classes: { read: { network: { burst: 0, perSecond: 1 } } } },
    { exempt: ['everywhere'] },
    { stream: {} },
  ])('is rejected if it is invalid: %j', (setting) =>
    expect(rateLimitsSchema.safeParse(setting).success).toBe(false),
  );
});
