import type { RuleMode, Severity, ThreatIndicator, ThreatResponse, threatStates } from '@aera/contracts';
import { formatCount, formatPlural } from '../../shared/copy/format-number.ts';

export const answerCopy: Readonly<Record<ThreatResponse, string>> = {
  none: 'Detected only',
  blocked: 'Blocked',
  dry: 'Would have blocked',
  off: 'Rule off',
  allowed: 'On allow list',
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
  active: 'Ongoing',
  over: 'Ended',
};

export const modeCopy: Readonly<Record<RuleMode, string>> = { on: 'On', dry: 'Dry run', off: 'Off' };

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
  forbidden: 'Access denied',
  'not-found': 'Not found',
  'consent-submitted': 'Consent sent',
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
  freshness: 'Connection status',
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
    lead: 'Rules that detect threats. On: blocks. Dry run: reports what it would block. Off: only detects.',
    loading: 'Loading rules...',
    failed: 'Couldn’t load the rules',
    mode: (rule: string) => `Mode of ${rule}`,
    never: 'Never blocks',
    blocksFrom: (severity: string) => `Blocks at ${severity} or higher`,
    window: (minutes: number) => `within ${minutes} minutes`,
    results: (threats: number, blocked: number, wouldBlock: number) =>
      `${formatPlural(threats, 'threat', 'threats')} in 30 days, ${formatCount(blocked)} blocked${wouldBlock > 0 ? `, ${formatCount(wouldBlock)} would have been` : ''}.`,
    setBy: (name: string, time: string) => `Set by ${name}, ${time}`,
    notSaved: 'Couldn’t change the mode. Try again.',
  },
} as const;
