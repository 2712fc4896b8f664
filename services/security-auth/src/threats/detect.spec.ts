import { severities, type ThreatIndicator, threatIndicators, threatRules } from '@aera/contracts/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectThreats } from './detect.ts';
import { findRule, rules } from './rules.ts';
import { halfLifeMs, selectHigherScore, type ThreatScore, computeScoreAt } from './threat-score.ts';
import { createSuspiciousRequests, createSuspiciousRequest, start } from './testing/suspicious-requests.ts';
import type { SuspiciousRequest } from './suspicious-request.ts';
import { idleTimeoutMs } from './threat.ts';

const refused = (
  attemptedAccount: string,
  overrides: Partial<SuspiciousRequest> = {},
): Partial<SuspiciousRequest> => ({
  indicators: ['login-failed'],
  status: null,
  attemptedAccount,
  target: '',
  ...overrides,
});
const detectSeverity = (rule: (typeof threatRules)[number], suspiciousRequests: SuspiciousRequest[]) =>
  detectThreats(findRule(rule), suspiciousRequests)?.severity ?? null;

describe('the rules', () => {
  it('match the contract and have ascending thresholds', () => {
    expect(rules.map(({ name }) => name)).toEqual([...threatRules]);
    for (const { thresholds, windowMs } of rules) {
      // Otherwise a threat could end while its window is still evaluated.
      expect(windowMs).toBeLessThanOrEqual(idleTimeoutMs);
      const rising = severities.toReversed().map((severity) => thresholds[severity]);
      expect(rising).toEqual([...new Set(rising)].toSorted((one, other) => one - other));
    }
  });

  it('count cross-site requests only in the rule about them', () => {
    const probes = (...more: ThreatIndicator[]) =>
      createSuspiciousRequests(200, (n) => ({ indicators: ['path-probe', ...more], target: `/x${n}.php` }));
    expect(detectSeverity('path-scanning', probes())).toBe('CRITICAL');
    expect(detectSeverity('path-scanning', probes('cross-site'))).toBeNull();
    expect(detectSeverity('cross-site-calls', probes('cross-site'))).toBe('CRITICAL');
    expect(findRule('cross-site-calls').blocksFrom).toBeNull();
  });

  it('distinguish credential stuffing from a few mistyped passwords', () => {
    expect(
      detectSeverity(
        'credential-stuffing',
        createSuspiciousRequests(4, (n) => refused(`account-${n}`)),
      ),
    ).toBeNull();
    expect(
      detectSeverity(
        'credential-stuffing',
        createSuspiciousRequests(40, (n) => refused(`account-${n % 4}`)),
      ),
    ).toBeNull();
    expect(
      detectSeverity(
        'credential-stuffing',
        createSuspiciousRequests(12, (n) => refused(`account-${n}`)),
      ),
    ).toBe('HIGH');
    expect(
      detectSeverity(
        'credential-stuffing',
        createSuspiciousRequests(30, (n) => refused(`account-${n}`)),
      ),
    ).toBe('CRITICAL');
  });

  it('count guesses at one account separately from those at others', () => {
    expect(
      detectSeverity(
        'password-guessing',
        createSuspiciousRequests(20, (n) => refused(`account-${n % 5}`)),
      ),
    ).toBeNull();
    expect(
      detectSeverity(
        'password-guessing',
        createSuspiciousRequests(20, () => refused('account')),
      ),
    ).toBe('HIGH');
  });

  it('count a guess once, although the gateway reports it, too', () => {
    const edge = createSuspiciousRequests(10, (n) => ({
      requestId: `edge-${n}`,
      indicators: ['login-failed'],
      status: 401,
    }));
    expect(
      detectSeverity('password-guessing', [
        ...createSuspiciousRequests(5, () => refused('account')),
        ...edge,
      ]),
    ).toBeNull();
  });

  it('detect guesses at one account from many networks without blocking', () => {
    const everywhere = createSuspiciousRequests(15, (n) =>
      refused('account', { network: `203.0.113.${n}/32` }),
    );
    expect(detectSeverity('distributed-guessing', everywhere)).toBe('HIGH');
    expect(findRule('distributed-guessing').blocksFrom).toBeNull();
  });

  it('count each scanned path once, and ten missing pages as one', () => {
    const probe = (n: number, target: string) =>
      createSuspiciousRequest(n, { target, indicators: ['path-probe', 'not-found'] });
    expect(detectSeverity('path-scanning', [probe(1, '/.env'), probe(2, '/.env?x=1')])).toBeNull();
    expect(detectSeverity('path-scanning', [probe(1, '/.env'), probe(2, '/wp-login.php')])).toBe('LOW');
    expect(
      detectSeverity(
        'path-scanning',
        createSuspiciousRequests(19, () => ({})),
      ),
    ).toBeNull();
    expect(
      detectSeverity(
        'path-scanning',
        createSuspiciousRequests(20, () => ({})),
      ),
    ).toBe('LOW');
  });

  it('find the densest window, wherever it is', () => {
    const rule = findRule('traversal');
    const spread = createSuspiciousRequests(6, (n) => ({
      indicators: ['traversal'],
      at: start + n * rule.windowMs * 2,
    }));
    expect(detectThreats(rule, spread)?.severity).toBe('LOW');
    const burst = createSuspiciousRequests(6, (n) => ({
      requestId: `burst-${n}`,
      indicators: ['traversal'],
    }));
    const found = detectThreats(rule, [...spread, ...burst]);
    expect(found).toMatchObject({ severity: 'HIGH', amount: 7, firstAt: start });
    expect(found?.lastAt).toBe(start + 5 * rule.windowMs * 2);
  });
});

const anySuspiciousRequest: fc.Arbitrary<SuspiciousRequest> = fc
  .record({
    n: fc.nat(300),
    id: fc.nat(60),
    attemptedAccount: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')),
    path: fc.nat(20),
    indicators: fc.subarray([...threatIndicators], { minLength: 1, maxLength: 4 }),
    attempt: fc.boolean(),
  })
  .map(({ n, id, attemptedAccount, path, attempt, indicators: borne }) =>
    createSuspiciousRequest(n * 10, {
      requestId: `request-${id}-${n}`,
      attemptedAccount,
      target: `/${path}`,
      status: attempt ? null : 404,
      indicators: borne,
    }),
  );

describe('detection', () => {
  it('finds the same for any order and any duplicates', () =>
    fc.assert(
      fc.property(
        fc.array(anySuspiciousRequest, { maxLength: 80 }).chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray([...all, ...all.slice(0, 5)], {
              minLength: all.length + Math.min(5, all.length),
            }),
          ),
        ),
        ([all, shuffled]) => {
          for (const rule of rules) expect(detectThreats(rule, shuffled)).toEqual(detectThreats(rule, all));
        },
      ),
      { numRuns: 60 },
    ));

  it('finds no less in more requests', () =>
    fc.assert(
      fc.property(fc.array(anySuspiciousRequest, { maxLength: 60 }), fc.nat(60), (all, some) => {
        for (const rule of rules) {
          const [fewer, more] = [detectThreats(rule, all.slice(0, some)), detectThreats(rule, all)];
          // The densest window determines the result, so further requests do not lower it.
          expect(more?.amount ?? 0).toBeGreaterThanOrEqual(fewer?.amount ?? 0);
        }
      }),
      { numRuns: 60 },
    ));

  it('finds nothing in ordinary traffic', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<ThreatIndicator>('not-found', 'consent-submitted', 'forbidden'), {
          maxLength: 7,
        }),
        fc.nat(2),
        fc.constantFrom<ThreatIndicator>('login-failed', 'otp-failed', 'pin-failed'),
        fc.array(fc.constantFrom('ada', 'ben', 'cleo'), { maxLength: 5 }),
        fc.array(fc.constant<ThreatIndicator>('rate-limited'), { maxLength: 20 }),
        (ordinary, cookies, indicator, mistyped, eager) => {
          const bare = [...ordinary, ...eager, ...Array<ThreatIndicator>(cookies).fill('forged-token')];
          const all = [
            ...bare.map((borne, n) =>
              createSuspiciousRequest(n, { requestId: `bare-${n}`, indicators: [borne] }),
            ),
            ...mistyped
              .slice(0, 4)
              .map((attemptedAccount, n) =>
                createSuspiciousRequest(n, refused(attemptedAccount, { indicators: [indicator] })),
              ),
          ];
          for (const rule of rules) expect(detectThreats(rule, all)).toBeNull();
        },
      ),
      { numRuns: 100 },
    ));
});

describe('a score', () => {
  const scores = fc.record({ points: fc.double({ min: 0, max: 100, noNaN: true }), at: fc.nat(10_000_000) });
  const close = (one: ThreatScore, other: ThreatScore) => {
    expect(one.at).toBe(other.at);
    expect(one.points).toBeCloseTo(other.points, 6);
  };

  it('halves with every half-life and does not grow by itself', () => {
    fc.assert(
      fc.property(scores, fc.nat(10_000_000), (score, later) => {
        const now = score.at + later;
        expect(computeScoreAt(score, now + halfLifeMs)).toBeCloseTo(computeScoreAt(score, now) / 2, 6);
        expect(computeScoreAt(score, now)).toBeLessThanOrEqual(score.points);
      }),
    );
  });

  it('results in the same state for any order and any duplicates', () =>
    fc.assert(
      fc.property(scores, scores, scores, (one, two, three) => {
        close(selectHigherScore(one, two), selectHigherScore(two, one));
        close(
          selectHigherScore(selectHigherScore(one, two), three),
          selectHigherScore(one, selectHigherScore(two, three)),
        );
        close(selectHigherScore(one, one), one);
      }),
    ));

  it('is 100 for a concurrent critical burst and less for a spread one', () => {
    const rule = findRule('traversal');
    const at = (gap: number) =>
      detectThreats(
        rule,
        createSuspiciousRequests(20, (n) => ({ indicators: ['traversal'], at: start + n * gap })),
      )?.score.points ?? 0;
    expect(at(0)).toBe(100);
    expect(at(20_000)).toBeLessThan(100);
    expect(at(20_000)).toBeGreaterThan(50);
  });
});
