import { frameworkNames } from '@aera/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessControls, computeCoverage, resultTtlMs, selectControls } from './assessment.ts';
import { catalogue } from './catalogue/index.ts';
import { runChecks } from './compliance-runs.ts';
import type { CheckContext } from './checks/check.ts';

const now = new Date('2026-03-04T12:00:00Z');
const outcomes = ['implemented', 'failed', 'not-assessed'] as const;
const results = fc
  .array(fc.constantFrom(...outcomes, null), { minLength: catalogue.length, maxLength: catalogue.length })
  .map((drawn) =>
    drawn.flatMap((outcome, at) =>
      outcome
        ? [{ controlId: catalogue[at]!.id, outcome, evidence: 'Seen.', checkedAt: now.toISOString() }]
        : [],
    ),
  );

describe('coverage', () => {
  it('counts the implemented controls of each framework', () => {
    fc.assert(
      fc.property(results, (given) => {
        const controls = assessControls(catalogue, given, now);
        for (const { name, compliance, implemented, total, criticalIssues } of computeCoverage(controls)) {
          const own = selectControls(controls, name);
          expect(total).toBe(catalogue.filter(({ references }) => references[name]).length);
          expect(implemented + own.filter(({ outcome }) => outcome !== 'implemented').length).toBe(total);
          expect(compliance).toBeCloseTo((implemented / total) * 100, 10);
          expect(compliance).toBeLessThanOrEqual(100);
          expect(criticalIssues).toBeLessThanOrEqual(total - implemented);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is empty before the first run, without issues', () => {
    for (const coverage of computeCoverage(assessControls(catalogue, [], now)))
      expect(coverage).toMatchObject({ compliance: 0, implemented: 0, criticalIssues: 0 });
  });

  it('ignores expired results', () => {
    const checkedAt = new Date(now.getTime() - resultTtlMs).toISOString();
    const given = catalogue.map(({ id }) => ({
      controlId: id,
      outcome: 'implemented' as const,
      evidence: 'Seen.',
      checkedAt,
    }));
    const [control] = assessControls(catalogue, given, now);
    expect(control).toMatchObject({ outcome: 'not-assessed', evidence: 'Expired: Seen.' });
    expect(
      computeCoverage(assessControls(catalogue, given, new Date(now.getTime() - 1)))[0]?.compliance,
    ).toBe(100);
    expect(computeCoverage(assessControls(catalogue, given, now)).map(({ name }) => name)).toEqual(
      frameworkNames,
    );
  });
});

describe('running the checks', () => {
  it('reports a check that throws as not assessed', async () => {
    const context = { now: () => now.toISOString() } as CheckContext;
    const [broken, fine] = await runChecks(
      {
        broken: () => {
          throw new Error('the database is away');
        },
        fine: async () => ({ outcome: 'implemented', evidence: 'Seen.' }),
      },
      context,
    );
    expect(broken).toEqual({
      controlId: 'broken',
      outcome: 'not-assessed',
      evidence: 'The check could not run: the database is away',
      checkedAt: now.toISOString(),
    });
    expect(fine?.outcome).toBe('implemented');
  });
});
