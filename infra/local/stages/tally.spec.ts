import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './tally.ts';

describe('countVitest', () => {
  const report = { success: true, numPassedTests: 5, numFailedTests: 0, testResults: [] };
  const file = {
    name: '/root/packages/a/src/a.spec.ts',
    status: 'failed',
    message: 'No such module\n  at a',
  };
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };

  it('counts tests', () =>
    expect(countVitest(report, '/root')).toEqual({ passed: 5, failed: 0, failures: [] }));

  it('counts a file that could not be loaded', () => {
    const testResults = [
      { ...file, assertionResults: [] },
      { ...file, assertionResults: [passed] },
    ];
    expect(countVitest({ ...report, success: false, numFailedTests: 1, testResults }, '/root')).toEqual({
      passed: 5,
      failed: 2,
      failures: ['packages/a/src/a.spec.ts: No such module at a'],
    });
  });

  it('counts an error that no test owns', () =>
    expect(countVitest({ ...report, success: false }, '/root')).toMatchObject({ passed: 5, failed: 1 }));

  it('says in a line what failed and how, without colours', () => {
    const failed = {
      status: 'failed',
      fullName: 'sums takes two',
      failureMessages: ['\u001B[31mexpected 3\u001B[39m\n  to be 4', 'and more'],
    };
    const testResults = [{ ...file, assertionResults: [passed, failed] }];
    expect(
      countVitest({ ...report, success: false, numFailedTests: 1, testResults }, '/root').failures,
    ).toEqual(['packages/a/src/a.spec.ts › sums takes two: expected 3 to be 4']);
  });
});

describe('countPlaywright', () => {
  const none = { errors: [], suites: [], stats: { expected: 0, unexpected: 0, flaky: 0 } };

  it('takes a flaky journey for a failed one', () =>
    expect(countPlaywright({ ...none, stats: { expected: 3, unexpected: 1, flaky: 1 } })).toMatchObject({
      passed: 3,
      failed: 2,
    }));

  it('counts what went wrong before any journey', () =>
    expect(countPlaywright({ ...none, errors: [{ message: 'no browser' }] })).toEqual({
      passed: 0,
      failed: 1,
      failures: ['before the journeys: no browser'],
    }));

  it('says in a line what failed, however deep it stands, and nothing of what passed', () => {
    const spec = { title: 'opens', file: 'home.spec.ts', ok: true, tests: [{ results: [{}] }] };
    const broken = { ...spec, ok: false, tests: [{ results: [{ error: { message: 'took too long' } }] }] };
    const suites = [{ specs: [spec], suites: [{ specs: [broken] }] }];
    expect(countPlaywright({ ...none, suites }).failures).toEqual(['home.spec.ts › opens: took too long']);
  });
});
