import type { RuleMode, Severity, ThreatIndicator, ThreatResponse, threatStates } from '@aera/contracts';
import { formatCount, formatPlural } from '../../shared/copy/format-number.ts';

export const answerCopy: Readonly<Record<ThreatResponse, string>> = {
  none: 'Watched',
  blocked: 'Blocked',
  dry: 'Would have blocked',
  off: 'Rule is off',
  allowed: 'On the allow list',
  'steward-network': 'Not blocked: used by stewards',
};

export const severityCopy: Readonly<Record<Severity, string>> = {
  CRITICAL: 'Critical',
  HIGH: 'High',
  MEDIUM: 'Medium',
  LOW: 'Low',
};

export const stateCopy: Readonly<Record<(typeof threatStates)[number], string>> = {
  any: 'All',
  active: 'Going on',
  over: 'Over',
};

export const modeCopy: Readonly<Record<RuleMode, string>> = { on: 'On', dry: 'Dry run', off: 'Off' };

/** The threat indicators of a request. */
export const signCopy: Readonly<Record<ThreatIndicator, string>> = {
  'path-probe': 'Scanner’s path',
  'injection-probe': 'Injection',
  traversal: 'Traversal',
  'cross-site': 'From another site',
  malformed: 'Malformed',
  oversize: 'Too large',
  'rate-limited': 'Rate limited',
  'forged-token': 'Forged token',
  'forged-header': 'Forged header',
  'sign-in-refused': 'Password refused',
  'code-refused': 'Code refused',
  'code-replayed': 'Code replayed',
  'pin-refused': 'PIN refused',
  forbidden: 'Forbidden',
  'not-found': 'Not found',
  'consent-sent': 'Consent sent',
  blocked: 'Refused while blocked',
};

/** Texts of the dashboard and of the rules. The labels of the dashboard come from the specification. */
export const securityCopy = {
  loading: 'Loading Military Security Dashboard...',
  failed: 'The security dashboard did not load',
  page: {
    title: 'Security',
    lead: 'What the platform is attacked by, whom it lets in no more, and what its protection rests on.',
  },
  title: 'Security Dashboard',
  classification: (name: string) => `Classification: ${name}`,
  freshness: 'How it is read',
  live: 'LIVE',
  polled: 'Read every 15 seconds',
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
    period: 'Of the last 24 hours.',
    critical: 'Critical Threats',
    events: 'Total Events',
    blocked: 'Blocked IPs',
    top: 'Top Threats',
    columns: ['Threat', 'Count'],
    noThreats: 'No threats in the last 24 hours.',
  },
  frameworks: {
    title: 'Active Security Frameworks',
    empty: 'No framework has been assessed yet.',
  },
  events: {
    title: 'Recent Security Events',
    columns: ['Severity', 'Threat', 'IP', 'Time'],
    empty: 'No security events yet.',
    all: 'All threats',
  },
  rules: {
    title: 'Rules',
    lead: 'What threats are found by. A rule that is on blocks; in a dry run it says what it would have blocked; off, it only finds.',
    loading: 'Loading rules...',
    failed: 'The rules did not load',
    mode: (rule: string) => `Mode of ${rule}`,
    never: 'Never blocks',
    blocksFrom: (severity: string) => `Blocks from ${severity}`,
    window: (minutes: number) => `within ${minutes} minutes`,
    seen: (seen: number, blocked: number, would: number) =>
      `${formatPlural(seen, 'threat', 'threats')} in 30 days, ${formatCount(blocked)} blocked${would > 0 ? `, ${formatCount(would)} would have been` : ''}.`,
    setBy: (name: string, time: string) => `Set by ${name}, ${time}`,
    notSaved: 'The mode was not changed. Please try again.',
    saving: 'Saving...',
  },
} as const;
