import { describe, expect, it } from 'vitest';
import { listSlowest, summarizePlaywright, summarizeVitest } from './test-summary.ts';

describe('summarizeVitest', () => {
  const report = { success: true, numPassedTests: 5, numFailedTests: 0, testResults: [] };
  const file = {
    name: '/root/packages/a/src/a.spec.ts',
    status: 'failed',
    message: 'No such module\n  at a',
    startTime: 1_000,
    endTime: 1_250,
  };
  const files = [{ file: 'packages/a/src/a.spec.ts', durationMs: 250 }];
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };

  it('counts tests', () =>
    expect(summarizeVitest(report, '/root')).toEqual({ passed: 5, failed: 0, failures: [], files: [] }));

  it('counts a file that could not be loaded', () => {
    const testResults = [
      { ...file, assertionResults: [] },
      { ...file, assertionResults: [passed] },
    ];
    expect(
      summarizeVitest({ ...report, success: false, numFailedTests: 1, testResults }, '/root'),
    ).toMatchObject({
      passed: 5,
      failed: 2,
      failures: ['packages/a/src/a.spec.ts: No such module at a'],
    });
  });

  it('counts an error outside every test', () =>
    expect(summarizeVitest({ ...report, success: false }, '/root')).toMatchObject({ passed: 5, failed: 1 }));

  it('returns one line per failure, without colours, and the time of each file', () => {
    const failed = {
      status: 'failed',
      fullName: 'sums takes two',
      failureMessages: ['\u001B[31mexpected 3\u001B[39m\n  to be 4', 'and more'],
    };
    const testResults = [{ ...file, assertionResults: [passed, failed] }];
    const summary = summarizeVitest({ ...report, success: false, numFailedTests: 1, testResults }, '/root');
    expect(summary.failures).toEqual(['packages/a/src/a.spec.ts › sums takes two: expected 3 to be 4']);
    expect(summary.files).toEqual(files);
  });
});

describe('summarizePlaywright', () => {
  const none = { errors: [], suites: [], stats: { expected: 0, unexpected: 0 } };

  it('counts an error before the first test', () =>
    expect(summarizePlaywright({ ...none, errors: [{ message: 'no browser' }] })).toEqual({
      passed: 0,
      failed: 1,
      failures: ['before the first test: no browser'],
      files: [],
    }));

  it('returns one line per failure at any depth, and the time of each file', () => {
    const spec = { title: 'opens', file: 'journeys/home.spec.ts' };
    const passed = { ...spec, tests: [{ status: 'expected' as const, results: [{ duration: 200 }] }] };
    const results = [{ error: { message: 'took too long' }, duration: 300 }];
    const failed = { ...spec, tests: [{ status: 'unexpected' as const, results }] };
    const suites = [{ specs: [passed], suites: [{ specs: [failed] }] }];
    expect(summarizePlaywright({ ...none, stats: { expected: 1, unexpected: 1 }, suites })).toEqual({
      passed: 1,
      failed: 1,
      failures: ['e2e/journeys/home.spec.ts › opens: took too long'],
      files: [{ file: 'e2e/journeys/home.spec.ts', durationMs: 500 }],
    });
  });
});

describe('the slowest tests', () => {
  it('returns the longest files first', () => {
    const files = [3, 1, 2].map((durationMs) => ({ file: `${durationMs}.spec.ts`, durationMs }));
    expect(listSlowest(files, 2).map(({ durationMs }) => durationMs)).toEqual([3, 2]);
  });
});
