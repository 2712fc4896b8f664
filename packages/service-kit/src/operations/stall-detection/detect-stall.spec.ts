import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  restoreStall,
  detectStall,
  type ComponentSample,
  type StallTransition,
  type StallState,
} from './detect-stall.ts';

const stallThresholdMs = 60_000;
const sample = (overrides: Partial<ComponentSample> = {}): ComponentSample => ({
  part: 'projection',
  name: 'leads',
  checkpoint: '1:1',
  behind: 0,
  failures: 0,
  deadLetters: 0,
  ...overrides,
});

/** Results for a series of samples, each this many milliseconds after the previous one. */
function detectTransitions(
  samples: readonly [ms: number, overrides: Partial<ComponentSample>][],
  from: StallState | null = null,
): StallTransition[] {
  let state = from;
  let now = 1_000_000;
  return samples.map(([ms, overrides]) => {
    now += ms;
    const detected = detectStall(state, sample(overrides), now, stallThresholdMs);
    state = detected.state;
    return detected.transition;
  });
}

describe('a projection', () => {
  it('is never stalled without pending work', () =>
    expect(
      detectTransitions([
        [0, {}],
        [stallThresholdMs * 10, {}],
      ]),
    ).toEqual([null, null]));

  it('is stalled if it had work and made no progress within the timeout', () =>
    expect(
      detectTransitions([
        [0, { behind: 3 }],
        [stallThresholdMs - 1, { behind: 4 }],
        [1, { behind: 4 }],
        [stallThresholdMs, { behind: 9 }],
      ]),
    ).toEqual([null, null, 'stalled', null]));

  it('is not stalled while it makes progress, regardless of its lag', () =>
    expect(
      detectTransitions([
        [0, { behind: 900, checkpoint: '1:1' }],
        [stallThresholdMs, { behind: 800, checkpoint: '1:2' }],
        [stallThresholdMs, { behind: 900, checkpoint: '1:3' }],
      ]),
    ).toEqual([null, null, null]));

  it('is stalled immediately after its last failed attempt, and recovers with progress', () =>
    expect(
      detectTransitions([
        [0, { behind: 1, failures: 5 }],
        [1, { behind: 1, failures: 6 }],
        [1, { behind: 1, failures: 7 }],
        [1, { behind: 1, checkpoint: '1:2' }],
      ]),
    ).toEqual([null, 'stalled', null, 'recovered']));

  it('that was stalled before the process started stays stalled until it makes progress', () => {
    const before = restoreStall('1:1', 'failing', 1_000_000);
    expect(
      detectTransitions(
        [
          [1, { checkpoint: null }],
          [1, {}],
          [1, { behind: 1, failures: 6 }],
          [1, { checkpoint: '1:2' }],
        ],
        before,
      ),
    ).toEqual([null, null, null, 'recovered']);
  });
});

describe('a consumer', () => {
  it('is stalled while its dead letters wait for a steward', () =>
    expect(
      detectTransitions([
        [0, { deadLetters: 1 }],
        [1, { deadLetters: 2, checkpoint: '9' }],
        [1, { checkpoint: '9' }],
      ]),
    ).toEqual(['stalled', null, 'recovered']));

  it('has recovered if its last dead letter was resolved while its process was down', () =>
    expect(detectTransitions([[1, {}]], restoreStall('1:1', 'dead-letters', 1_000_000))).toEqual([
      'recovered',
    ]));
});

it('alternates stalled and recovered, for any sequence of samples', () => {
  const overrides = fc.record({
    checkpoint: fc.constantFrom(null, '1:1', '1:2', '1:3'),
    behind: fc.nat(2),
    failures: fc.nat(8),
    deadLetters: fc.nat(1),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(0, 1_000, stallThresholdMs), overrides)), (samples) => {
      const received = detectTransitions(samples).filter((transition) => transition !== null);
      expect(received).toEqual(received.map((_, at) => (at % 2 === 0 ? 'stalled' : 'recovered')));
    }),
    { numRuns: 200 },
  );
});
