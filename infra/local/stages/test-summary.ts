import { relative } from 'node:path';

/** Result of a stage. A check without tests of its own counts as one test. */
export interface TestSummary {
  passed: number;
  failed: number;
  /** One line per failure. */
  failures?: string[];
  /** Duration of each spec file. */
  files?: FileDuration[];
}

export interface FileDuration {
  file: string;
  durationMs: number;
}

export const add = (a: TestSummary, b: TestSummary): TestSummary => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

/** Returns the slowest files, slowest first. */
export const listSlowest = (files: readonly FileDuration[], count: number): FileDuration[] =>
  files.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, count);

/** The used part of Vitest's JSON report. Times are milliseconds since 1970. */
export interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Summarizes a report. A file that could not be loaded, and an error outside every test, count as one failure each. */
export function summarizeVitest(report: VitestReport, root: string): TestSummary {
  const { success, numPassedTests, numFailedTests, testResults } = report;
  const notLoaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + notLoaded.length;
  return {
    passed: numPassedTests,
    failed: success ? failed : Math.max(1, failed),
    failures: [
      ...notLoaded.map(({ name, message }) => formatFailure(relative(root, name), message)),
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages: [message] }) =>
            formatFailure(`${relative(root, name)} › ${fullName}`, message),
          ),
      ),
    ],
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      durationMs: endTime - startTime,
    })),
  };
}

/** The used part of Playwright's JSON report. */
export interface PlaywrightReport {
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

interface PlaywrightSpec {
  title: string;
  file: string;
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    results: { error?: { message?: string }; duration: number }[];
  }[];
}

export function summarizePlaywright({ errors, stats, suites }: PlaywrightReport): TestSummary {
  const specs = suites.flatMap(listSpecs);
  const durations = new Map<string, number>();
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      durations.set(file, (durations.get(file) ?? 0) + duration);
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    failures: [
      ...errors.map(({ message }) => formatFailure('before the first test', message)),
      ...specs.flatMap(({ title, file, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected')
          .map(({ results }) =>
            formatFailure(`e2e/${file} › ${title}`, results.find(({ error }) => error)?.error?.message),
          ),
      ),
    ],
    files: [...durations].map(([file, durationMs]) => ({ file: `e2e/${file}`, durationMs })),
  };
}

const listSpecs = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

// oxlint-disable-next-line no-control-regex -- colours of a terminal
const colour = /\u001B\[\d+m/g;
const maxLineLength = 240;

const formatFailure = (where: string, message = ''): string =>
  `${where}: ${message.replaceAll(colour, '').replaceAll(/\s+/g, ' ').trim()}`.slice(0, maxLineLength);
