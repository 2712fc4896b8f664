/** How a stage of the tests went. A check without tests of its own counts as one. */
export interface Tally {
  passed: number;
  failed: number;
}

export const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** A file that could not be run at all counts as one failure, and so does an error outside every test. */
export function countVitest({ success, numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + broken.length;
  return { passed: numPassedTests, failed: success ? failed : Math.max(1, failed) };
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number };
}

/** A journey that passed only when tried again did not pass. */
export const countPlaywright = ({ errors, stats }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});
