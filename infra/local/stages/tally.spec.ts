import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './tally.ts';

describe('countVitest', () => {
  const report = { success: true, numPassedTests: 5, numFailedTests: 0, testResults: [] };

  it('counts tests', () => expect(countVitest(report)).toEqual({ passed: 5, failed: 0 }));

  it('counts a file that could not be loaded', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ];
    expect(countVitest({ ...report, success: false, numFailedTests: 1, testResults })).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it('counts an error that no test owns', () =>
    expect(countVitest({ ...report, success: false })).toEqual({ passed: 5, failed: 1 }));
});

describe('countPlaywright', () => {
  it('takes a flaky journey for a failed one', () =>
    expect(countPlaywright({ errors: [], stats: { expected: 3, unexpected: 1, flaky: 1 } })).toEqual({
      passed: 3,
      failed: 2,
    }));

  it('counts what went wrong before any journey', () =>
    expect(countPlaywright({ errors: [{}], stats: { expected: 0, unexpected: 0, flaky: 0 } })).toEqual({
      passed: 0,
      failed: 1,
    }));
});
