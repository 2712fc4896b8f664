import { relative } from 'node:path';

/** How a stage of the tests went. A check without tests of its own counts as one. */
export interface Tally {
  passed: number;
  failed: number;
  /** What failed and how it said so, a line each, for the end of the output. */
  failures?: string[];
  /** What failed, and passed when it was tried once more, likewise. */
  flaky?: string[];
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
  /** Tests that ended so, of those that ever failed. */
  const linesOf = (outcome: string) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === outcome && failureMessages.length > 0)
        .map(({ fullName, failureMessages: [message] }) =>
          failureLine(`${relative(root, name)} › ${fullName}`, message),
        ),
    );
  return {
    passed: numPassedTests,
    failed: success ? failed : Math.max(1, failed),
    failures: [
      ...broken.map(({ name, message }) => failureLine(relative(root, name), message)),
      ...linesOf('failed'),
    ],
    flaky: linesOf('passed'),
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
    tests: { status: Outcome; results: { error?: { message?: string } }[] }[];
  }[];
}

type Outcome = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** A journey that passed when it was tried once more passed, and is named. */
export const countPlaywright = ({ errors, stats, suites }: PlaywrightReport): Tally => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  failures: [
    ...errors.map(({ message }) => failureLine('before the journeys', message)),
    ...suites.flatMap((suite) => linesOf(suite, 'unexpected')),
  ],
  flaky: suites.flatMap((suite) => linesOf(suite, 'flaky')),
});

/** The journeys that ended so, with what each said first. */
const linesOf = ({ suites = [], specs }: PlaywrightSuite, outcome: Outcome): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ results }) =>
        failureLine(`${file} › ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  ),
  ...suites.flatMap((suite) => linesOf(suite, outcome)),
];

// oxlint-disable-next-line no-control-regex -- colours of a terminal
const colour = /\u001B\[\d+m/g;
const longest = 240;

/** Where it failed, and the words it failed with as far as a line holds them. */
const failureLine = (where: string, message = ''): string =>
  `${where}: ${message.replaceAll(colour, '').replaceAll(/\s+/g, ' ').trim()}`.slice(0, longest);
