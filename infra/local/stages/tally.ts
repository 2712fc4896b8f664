import { relative } from 'node:path';

/** How a stage of the tests went. A check without tests of its own counts as one. */
export interface Tally {
  passed: number;
  failed: number;
  /** What failed and how it said so, a line each, for the end of the output. */
  failures?: string[];
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
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** A file that could not be run at all counts as one failure, and so does an error outside every test. */
export function countVitest(report: VitestReport, root: string): Tally {
  const { success, numPassedTests, numFailedTests, testResults } = report;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + broken.length;
  return {
    passed: numPassedTests,
    failed: success ? failed : Math.max(1, failed),
    failures: [
      ...broken.map(({ name, message }) => failureLine(relative(root, name), message)),
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages: [message] }) =>
            failureLine(`${relative(root, name)} › ${fullName}`, message),
          ),
      ),
    ],
  };
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

/** A journey that passed only when tried again did not pass. */
export const countPlaywright = ({ errors, stats, suites }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  failures: [
    ...errors.map(({ message }) => failureLine('before the journeys', message)),
    ...suites.flatMap(failuresIn),
  ],
});

const failuresIn = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return failureLine(`${file} › ${title}`, errors.find(Boolean));
    }),
  ...suites.flatMap(failuresIn),
];

// oxlint-disable-next-line no-control-regex -- colours of a terminal
const colour = /\u001B\[\d+m/g;
const longest = 240;

/** Where it failed, and the words it failed with as far as a line holds them. */
const failureLine = (where: string, message = ''): string =>
  `${where}: ${message.replaceAll(colour, '').replaceAll(/\s+/g, ' ').trim()}`.slice(0, longest);
