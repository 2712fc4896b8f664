import { securityLevels } from '@aera/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ControlState, foundations, toPercent, assessPosture } from './posture.ts';

const ids = [...Object.values(foundations), ...Array.from({ length: 20 }, (_, n) => `control-${n}`)];
const outcome = fc.constantFrom('implemented', 'failed', 'not-assessed');
const catalogue = fc
  .array(fc.record({ critical: fc.boolean(), outcome }), { minLength: ids.length, maxLength: ids.length })
  .map((states) => states.map((state, at): ControlState => ({ id: ids[at] as string, ...state })));

const classes = ['PUBLIC', 'INTERNAL', 'CONFIDENTIAL'];
const rank = (level: (typeof securityLevels)[number]) => -securityLevels.indexOf(level);
const withOutcome = (states: ControlState[], at: number, to: ControlState['outcome']) =>
  states.map((state, n) => (n === at ? { ...state, outcome: to } : state));
const all = (to: ControlState['outcome'], critical = false) =>
  ids.map((id): ControlState => ({ id, critical, outcome: to }));

describe('posture', () => {
  it('never gets worse when a control improves', () => {
    fc.assert(
      fc.property(catalogue, fc.nat(ids.length - 1), (states, at) => {
        const before = assessPosture(withOutcome(states, at, 'failed'));
        const after = assessPosture(withOutcome(states, at, 'implemented'));
        expect(after.complianceScore).toBeGreaterThan(before.complianceScore);
        expect(rank(after.securityLevel)).toBeGreaterThanOrEqual(rank(before.securityLevel));
        expect(classes.indexOf(after.classification)).toBeGreaterThanOrEqual(
          classes.indexOf(before.classification),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('treats controls that are not assessed as failed', () => {
    fc.assert(
      fc.property(catalogue, fc.nat(ids.length - 1), (states, at) => {
        expect(assessPosture(withOutcome(states, at, 'not-assessed'))).toEqual(
          assessPosture(withOutcome(states, at, 'failed')),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('keeps percentages between 0 and 100', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (one, other) => {
        const percent = toPercent(Math.min(one, other), Math.max(one, other));
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  it.each([
    ['nothing was looked at', [], 'LOW', 'PUBLIC'],
    ['nothing could be seen', all('not-assessed'), 'LOW', 'PUBLIC'],
    ['everything is in place', all('implemented', true), 'MILITARY-GRADE', 'CONFIDENTIAL'],
    [
      'one critical control is open',
      withOutcome(all('implemented', true), 7, 'failed'),
      'HIGH',
      'CONFIDENTIAL',
    ],
    [
      'what travels is not encrypted',
      withOutcome(all('implemented', true), ids.indexOf(foundations.inTransit), 'failed'),
      'HIGH',
      'INTERNAL',
    ],
  ] as const)('derives the level and classification if %s', (_, states, securityLevel, classification) => {
    expect(assessPosture(states)).toMatchObject({ securityLevel, classification });
  });

  it('describes the encryption at rest and in transit', () => {
    expect(assessPosture(all('implemented')).encryption).toBe('AES-256-GCM at rest, TLS in transit');
    expect(assessPosture([]).encryption).toBe('Not verified at rest, not verified in transit');
  });
});
