import type { ControlOutcome } from '@aera/contracts';
import { formatPlural } from '../../../shared/copy/format-number.ts';

export const complianceCopy = {
  title: 'Compliance Frameworks',
  selfAssessed:
    'Self-assessed: of the controls in this platform’s own catalogue. Nobody has certified any of it.',
  loading: 'Loading compliance...',
  failed: 'Compliance did not load',
  never: 'The checks have not run yet; the first run follows within a minute of the start.',
  percent: (value: number) => `${value.toFixed(1)}%`,
  implemented: (done: number, total: number) => `${done} of ${total} controls`,
  critical: (count: number) => formatPlural(count, 'critical issue', 'critical issues'),
  open: (name: string) => `Controls of ${name}`,
  page: {
    title: 'Compliance',
    lead: 'What the platform holds itself to, and what was seen of it while it runs. What no check could see is not assessed, and never counts.',
    frameworks: 'Framework',
    all: 'All',
    outcomes: 'Outcome',
    anyOutcome: 'Any outcome',
    assessed: (at: string) => `Checks ran last ${at}`,
    run: 'Run again now',
    running: 'Running...',
    ran: 'The checks ran.',
    runFailed: 'The checks did not run. Please try again.',
    none: 'No control fits.',
    critical: 'Critical',
    controls: 'Controls',
    columns: ['Control', 'Outcome', 'Evidence', 'Needed', 'Checked'],
    nothingNeeded: 'Nothing',
    fresh: (until: string) => `counts until ${until}`,
    neverChecked: 'Never',
  },
  outcomes: {
    implemented: 'Implemented',
    failed: 'Failed',
    'not-assessed': 'Not assessed',
  } satisfies Record<ControlOutcome, string>,
} as const;
