import type { ControlOutcome } from '@aera/contracts';
import { formatPlural } from '../../../shared/copy/format-number.ts';

export const complianceCopy = {
  title: 'Compliance Frameworks',
  selfAssessed: 'Self-assessed against this platform’s own controls. Not independently certified.',
  loading: 'Loading compliance...',
  failed: 'Couldn’t load compliance',
  never: 'No checks have run yet. The first run starts within a minute of startup.',
  percent: (value: number) => `${value.toFixed(1)}%`,
  implemented: (done: number, total: number) => `${done} of ${total} controls`,
  critical: (count: number) => formatPlural(count, 'critical issue', 'critical issues'),
  open: (name: string) => `View ${name} controls`,
  page: {
    title: 'Compliance',
    lead: 'Checks that run against the live platform. A control that can’t be checked is “Not assessed” and doesn’t count.',
    frameworks: 'Framework',
    all: 'All',
    outcomes: 'Outcome',
    anyOutcome: 'All outcomes',
    assessed: (at: string) => `Last checked ${at}`,
    run: 'Run checks',
    running: 'Running checks...',
    ran: 'Checks complete',
    runFailed: 'Couldn’t run the checks. Try again.',
    none: 'No controls match these filters',
    critical: 'Critical',
    controls: 'Controls',
    columns: ['Control', 'Outcome', 'Evidence', 'Action needed', 'Last checked'],
    nothingNeeded: 'None',
    fresh: (until: string) => `valid until ${until}`,
    neverChecked: 'Never',
  },
  outcomes: {
    implemented: 'Implemented',
    failed: 'Failed',
    'not-assessed': 'Not assessed',
  } satisfies Record<ControlOutcome, string>,
} as const;
