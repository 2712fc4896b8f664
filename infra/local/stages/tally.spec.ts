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
    expect(countVitest(report, '/root')).toEqual({ passed: 5, failed: 0, failures: [], flaky: [] }));

  it('counts a file that could not be loaded', () => {
    const testResults = [
      { ...file, assertionResults: [] },
      { ...file, assertionResults: [passed] },
    ];
    expect(countVitest({ ...report, success: false, numFailedTests: 1, testResults }, '/root')).toEqual({
      passed: 5,
      failed: 2,
      failures: ['packages/a/src/a.spec.ts: No such module at a'],
      flaky: [],
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

  it('says what passed when it was tried once more', () => {
    const again = { status: 'passed', fullName: 'waits', failureMessages: ['expected 1 to be 2'] };
    const testResults = [{ ...file, status: 'passed', assertionResults: [passed, again] }];
    expect(countVitest({ ...report, testResults }, '/root')).toEqual({
      passed: 5,
      failed: 0,
      failures: [],
      flaky: ['packages/a/src/a.spec.ts › waits: expected 1 to be 2'],
    });
  });
});

describe('countPlaywright', () => {
  const none = { errors: [], suites: [], stats: { expected: 0, unexpected: 0, flaky: 0 } };

  it('counts what went wrong before any journey', () =>
    expect(countPlaywright({ ...none, errors: [{ message: 'no browser' }] })).toEqual({
      passed: 0,
      failed: 1,
      failures: ['before the journeys: no browser'],
      flaky: [],
    }));

  it('says in a line what failed, however deep it stands, and nothing of what passed', () => {
    const spec = { title: 'opens', file: 'home.spec.ts' };
    const passed = { ...spec, tests: [{ status: 'expected' as const, results: [{}] }] };
    const results = [{ error: { message: 'took too long' } }];
    const broken = { ...spec, tests: [{ status: 'unexpected' as const, results }] };
    const suites = [{ specs: [passed], suites: [{ specs: [broken] }] }];
    const stats = { expected: 1, unexpected: 1, flaky: 0 };
    expect(countPlaywright({ ...none, stats, suites })).toEqual({
      passed: 1,
      failed: 1,
      failures: ['home.spec.ts › opens: took too long'],
      flaky: [],
    });
  });

  it('takes a journey that passed when tried again for passed, and says what it failed with', () => {
    const tests = [{ status: 'flaky' as const, results: [{ error: { message: 'nothing drawn' } }, {}] }];
    const suites = [{ specs: [{ title: 'opens', file: 'home.spec.ts', tests }] }];
    const stats = { expected: 3, unexpected: 0, flaky: 1 };
    expect(countPlaywright({ ...none, stats, suites })).toEqual({
      passed: 4,
      failed: 0,
      failures: [],
      flaky: ['home.spec.ts › opens: nothing drawn'],
    });
  });
});
