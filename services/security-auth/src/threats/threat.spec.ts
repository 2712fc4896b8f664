import { fold } from '@aera/event-store/decider';
import { deciderSpecification } from '@aera/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { start } from './testing/suspicious-requests.ts';
import { idleTimeoutMs, threat, type ThreatCommand, type ThreatEvent } from './threat.ts';

const given = deciderSpecification(threat);
const iso = (ms: number) => new Date(start + ms).toISOString();
const of = {
  threatId: 't1',
  rule: 'traversal',
  networkKey: 'k',
  network: '203.0.113.7/32',
  trusted: false,
} as const;

const observe = (
  lastAt: number,
  { severity = 'LOW', amount = 1, firstAt = lastAt, threatId = 't1', points = 5 } = {},
): ThreatCommand => ({
  type: 'ObserveThreat',
  data: {
    ...of,
    threatId,
    severity: severity as 'LOW',
    amount,
    score: { points, at: start + lastAt },
    firstAt: start + firstAt,
    lastAt: start + lastAt,
  },
  now: iso(lastAt + 1),
});
const detected: ThreatEvent = {
  type: 'ThreatDetected',
  data: {
    ...of,
    severity: 'LOW',
    amount: 1,
    points: 5,
    firstAt: iso(0),
    lastAt: iso(0),
    detectedAt: iso(1),
  },
};
const grew = (
  overrides: Partial<Extract<ThreatEvent, { type: 'ThreatEscalated' }>['data']>,
): ThreatEvent => ({
  type: 'ThreatEscalated',
  data: {
    ...of,
    severity: 'LOW',
    amount: 1,
    points: 5,
    lastAt: iso(1000),
    worse: false,
    detectedAt: iso(1),
    grewAt: iso(1001),
    ...overrides,
  },
});
const responded = (
  response: 'blocked' | 'report-only',
  blockId: string | null = null,
  threatId = 't1',
): ThreatEvent => ({
  type: 'ThreatResponseRecorded',
  data: { threatId, response, blockId, respondedAt: iso(5) },
});
const respond = (
  response: 'blocked' | 'report-only',
  blockId: string | null = null,
  threatId = 't1',
): ThreatCommand => ({
  type: 'RespondToThreat',
  data: { threatId, response, blockId },
  now: iso(5),
});

describe('a threat', () => {
  it('starts with the first finding', () => given().when(observe(0)).then(detected));

  it('adds nothing for a repeated finding', () => given(detected).when(observe(0)).thenNothing());

  it('records a higher severity or a growth by half', () => {
    given(detected)
      .when(observe(1000, { severity: 'HIGH', points: 40 }))
      .then(grew({ severity: 'HIGH', points: 40, worse: true }));
    given(detected)
      .when(observe(1000, { amount: 2, points: 40 }))
      .then(grew({ amount: 2, points: 40 }));
    given(detected).when(observe(1000)).thenNothing();
  });

  it('never decreases in severity or amount', () =>
    given(detected, grew({ severity: 'HIGH', amount: 9 }))
      .when(observe(62_000, { severity: 'LOW', amount: 1, points: 90 }))
      .then(grew({ severity: 'HIGH', amount: 9, points: 90, lastAt: iso(62_000), grewAt: iso(62_001) })));

  it('is recorded less often the longer it goes on, at least every 15 minutes', () => {
    const [minute, month] = [60_000, 30 * 24 * 60 * 60_000];
    const counts = new Map<string, number>();
    let longest = 0;
    let episode = threat.initial();
    for (let at = 0; at < month; at += minute) {
      const events = threat.decide(observe(at, { threatId: `t${at}` }), episode);
      for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
      episode = events.reduce(threat.evolve, episode);
      longest = Math.max(longest, start + at - (episode?.lastAt ?? 0));
    }
    expect([counts.get('ThreatDetected'), counts.get('ThreatEscalated')]).toEqual([1, expect.any(Number)]);
    expect(counts.get('ThreatEscalated')).toBeLessThan(3_200);
    expect(longest).toBeLessThan(15 * minute);
  });

  it('continues after a pause of one hour also if its last findings are not recorded', () => {
    const [hour, day] = [60 * 60_000, 24 * 60 * 60_000];
    const recorded = { lastAt: iso(2 * day), grewAt: iso(2 * day + 1) };
    const notRecorded = 2 * day + 14 * 60_000;
    given(detected, grew(recorded)).when(observe(notRecorded)).thenNothing();
    const after = notRecorded + hour;
    given(detected, grew(recorded))
      .when(observe(after, { threatId: 't2' }))
      .then(grew({ lastAt: iso(after), grewAt: iso(after + 1) }));
  });

  it('ends after one hour without findings; later findings start another one', () => {
    const later = idleTimeoutMs + 60_001;
    given(detected)
      .when(observe(later, { threatId: 't2' }))
      .then({
        type: 'ThreatDetected',
        data: {
          ...detected.data,
          ...of,
          threatId: 't2',
          firstAt: iso(later),
          lastAt: iso(later),
          detectedAt: iso(later + 1),
          severity: 'LOW',
          amount: 1,
          points: 5,
        },
      });
    given({
      ...detected,
      data: { ...detected.data, firstAt: iso(9 * idleTimeoutMs), lastAt: iso(9 * idleTimeoutMs) },
    } as ThreatEvent)
      .when(observe(0))
      .thenNothing();
  });

  it('does not continue after its network was erased', () =>
    given({ ...detected, data: { ...detected.data, network: null } } as ThreatEvent)
      .when(observe(0))
      .then(detected));

  it('records each response once, and no further one after a block', () => {
    given(detected).when(respond('report-only')).then(responded('report-only'));
    given(detected, responded('report-only')).when(respond('report-only')).thenNothing();
    given(detected, responded('report-only')).when(respond('blocked')).then(responded('blocked'));
    given(detected, responded('blocked')).when(respond('report-only')).thenNothing();
    given(detected)
      .when(respond('report-only', null, 'another'))
      .thenNothing();
  });

  it('records the block that follows an expired one', () => {
    given(detected, responded('blocked', 'b1')).when(respond('blocked', 'b1')).thenNothing();
    given(detected, responded('blocked', 'b1'))
      .when(respond('blocked', 'b2'))
      .then(responded('blocked', 'b2'));
    given(detected, responded('blocked', 'b1')).when(respond('blocked')).thenNothing();
  });

  it('results in the same severity for any order of its findings', () => {
    const findings = fc.array(
      fc.record({
        lastAt: fc.integer({ min: 0, max: idleTimeoutMs / 2 }),
        severity: fc.constantFrom('LOW', 'MEDIUM', 'HIGH', 'CRITICAL'),
        amount: fc.integer({ min: 1, max: 50 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    const received = (all: readonly { lastAt: number; severity: string; amount: number }[]) => {
      const history: ThreatEvent[] = [];
      for (const { lastAt, ...rest } of all)
        history.push(...threat.decide(observe(lastAt, rest), fold(threat, history)));
      return history;
    };
    fc.assert(
      fc.property(
        findings.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, other]) => {
          const [one, two] = [fold(threat, received(all)), fold(threat, received(other))];
          expect(two?.severity).toBe(one?.severity);
          expect(received(other).filter(({ type }) => type === 'ThreatDetected')).toHaveLength(1);
        },
      ),
      { numRuns: 100 },
    );
  });
});
