import type {
  RuleMode,
  ThreatIndicator,
  ThreatResponse,
  threatStates,
  ControlOutcome,
} from '@aera/contracts';
import { formatCount, formatPlural } from '../../shared/copy/format-number.ts';

export const responseCopy: Readonly<Record<ThreatResponse, string>> = {
  none: 'No block needed',
  blocked: 'Blocked',
  'report-only': 'Would have blocked',
  off: 'Not blocked: rule is off',
  allowed: 'Not blocked: on allow list',
  'steward-network': 'Not blocked: used by stewards',
};

export const stateCopy: Readonly<Record<(typeof threatStates)[number], string>> = {
  any: 'All',
  active: 'Ongoing',
  ended: 'Ended',
};

export const modeCopy: Readonly<Record<RuleMode, string>> = {
  on: 'On',
  'report-only': 'Report only',
  off: 'Off',
};

export const indicatorCopy: Readonly<Record<ThreatIndicator, string>> = {
  'path-probe': 'Scanner path',
  'injection-probe': 'Injection attempt',
  traversal: 'Path traversal',
  'cross-site': 'Cross-site',
  malformed: 'Malformed',
  oversize: 'Too large',
  'rate-limited': 'Rate limited',
  'forged-token': 'Forged token',
  'forged-header': 'Forged header',
  'login-failed': 'Wrong password',
  'otp-failed': 'Wrong code',
  'otp-replayed': 'Reused code',
  'pin-failed': 'Wrong PIN',
  'registration-failed': 'Email already registered',
  forbidden: 'Access denied',
  'not-found': 'Not found',
  'consent-submitted': 'Consent submitted',
  blocked: 'Blocked request',
};

/** The labels of the dashboard come from the specification. */
export const securityCopy = {
  loading: 'Loading Military Security Dashboard...',
  failed: 'Couldn’t load the security dashboard',
  page: {
    title: 'Security',
    lead: 'Threats, blocked networks and compliance at a glance.',
  },
  title: 'Security Dashboard',
  classification: (name: string) => `Classification: ${name}`,
  connection: 'Connection status',
  live: 'LIVE',
  polled: 'Updates every 15 seconds',
  reconnecting: 'Reconnecting...',
  cards: {
    label: 'Security at a glance',
    level: 'Security Level',
    detection: 'Threat Detection',
    encryption: 'Encryption',
    score: 'Compliance Score',
    percent: (score: number) => `${score.toFixed(1)}%`,
    unknownScore: 'NOT ASSESSED',
  },
  analysis: {
    title: 'Threat Analysis',
    period: 'Last 24 hours',
    critical: 'Critical Threats',
    events: 'Total Events',
    blocked: 'Blocked IPs',
    top: 'Top Threats',
    topColumns: ['Threat', 'Number'],
    noThreats: 'No threats in the last 24 hours',
  },
  frameworks: {
    title: 'Active Security Frameworks',
    empty: 'No frameworks assessed yet',
  },
  events: {
    title: 'Recent Security Events',
    columns: ['Severity', 'Threat type', 'IP', 'Time'],
    empty: 'No security events yet',
    all: 'All threats',
  },
  rules: {
    title: 'Rules',
    lead: 'Every rule records threats, whatever its mode. “On” also blocks the network. “Report only” also shows what would have been blocked. “Off” only records.',
    loading: 'Loading rules...',
    failed: 'Couldn’t load the rules',
    mode: (rule: string) => `Mode of ${rule}`,
    never: 'Never blocks',
    blocksFrom: (severity: string) => `Blocks at ${severity} or higher`,
    window: (minutes: number) => `within ${minutes} minutes`,
    results: (threats: number, blocked: number, wouldBlock: number) =>
      `${formatPlural(threats, 'threat', 'threats')} in 30 days, ${formatCount(blocked)} blocked${wouldBlock > 0 ? `, ${formatCount(wouldBlock)} would have been blocked` : ''}.`,
    setBy: (name: string, time: string) => `Set by ${name}, ${time}`,
    notSaved: 'Couldn’t change the mode. Try again.',
  },
} as const;

export const complianceCopy = {
  title: 'Compliance Frameworks',
  selfAssessed: 'Self-assessed against this platform’s own controls. Not independently certified.',
  loading: 'Loading compliance data...',
  failed: 'Couldn’t load compliance data',
  never: 'No checks have run yet. The first run starts within a minute after the service starts.',
  percent: (value: number) => `${value.toFixed(1)}%`,
  implemented: (done: number, total: number) => `${done} of ${total} controls`,
  critical: (count: number) => formatPlural(count, 'critical issue', 'critical issues'),
  open: (name: string) => `View ${name} controls`,
  page: {
    title: 'Compliance',
    lead: 'Checks that run against the live platform. A control that can’t be checked is “Not assessed” and doesn’t count as implemented.',
    frameworkLabel: 'Framework',
    all: 'All frameworks',
    outcomeLabel: 'Outcome',
    anyOutcome: 'All outcomes',
    assessed: (at: string) => `Last checked ${at}`,
    run: 'Run checks',
    running: 'Running checks...',
    checksComplete: 'Checks complete',
    runFailed: 'Couldn’t run the checks. Try again.',
    none: 'No controls match these filters',
    critical: 'Critical',
    controls: 'Controls',
    columns: ['Control', 'Outcome', 'Evidence', 'Action needed', 'Last checked'],
    nothingNeeded: 'None',
    expiresAt: (time: string) => `valid until ${time}`,
    neverChecked: 'Never',
  },
  outcomes: {
    implemented: 'Implemented',
    failed: 'Failed',
    'not-assessed': 'Not assessed',
  } satisfies Record<ControlOutcome, string>,
} as const;

export const threatsCopy = {
  title: 'Threats',
  lead: 'Suspicious activity, newest first. A threat ends after an hour without matching requests.',
  filters: 'Filter threats',
  severity: 'Severity',
  anySeverity: 'All severities',
  rule: 'Threat',
  anyRule: 'All threat types',
  response: 'Response',
  anyResponse: 'All responses',
  state: 'Status',
  network: 'IP address or network',
  find: 'Search',
  invalidNetwork: 'Enter an IP address or range, such as 203.0.113.0/24',
  clear: 'Clear filters',
  columns: ['Severity', 'Threat', 'Network', 'Last seen', 'Score', 'Response'],
  loading: 'Loading threats...',
  failed: 'Couldn’t load threats',
  empty: 'No threats yet. Suspicious activity appears here.',
  noMatches: 'No threats match these filters',
  active: 'Ongoing',
  trusted: 'On allow list',
} as const;

export const threatCopy = {
  back: 'All threats',
  loading: 'Loading threat...',
  failed: 'Couldn’t load the threat',
  network: 'Network',
  detected: 'Detected',
  last: 'Last seen',
  score: 'Score (halves every 15 minutes)',
  formatScore: (score: number) => `${score}/100`,
  amount: 'Highest count in the rule’s time window',
  response: 'Response',
  sameNetwork: 'All threats from this network',
  evidence: 'Evidence',
  evidenceLead: (count: number, days: number) =>
    `Newest ${formatPlural(count, 'request', 'requests')}, kept for ${days} days. Shown exactly as received.`,
  columns: ['Time', 'IP', 'Request', 'Status', 'Signals', 'Browser'],
  noEvidence: 'Evidence has expired',
  attempt: 'Wrong credentials',
  account: (mark: string) => `account ${mark}`,
  noAgent: 'Unknown',
  block: 'Block',
  unblocked: 'This network was blocked and has since been unblocked.',
} as const;
