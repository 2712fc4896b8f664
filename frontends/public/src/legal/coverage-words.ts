/** The words of the live coverage beside what the policy says of frameworks. */
export const coverageWords = {
  title: 'Coverage right now, self-assessed',
  lead: 'Of the controls that the platform checks itself against, each counted only where a check has seen it working. No certificate.',
  of: (implemented: number, total: number, percent: number) =>
    `${implemented} of ${total} controls (${percent.toFixed(1)}%)`,
  never: 'The checks have not run yet.',
  reading: 'Reading the coverage...',
  failed: 'The coverage could not be read at the moment.',
  asOf: (when: string) => `As of ${when}.`,
} as const;
