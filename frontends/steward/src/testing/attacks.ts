import type { Block, Evidence, IntrusionReport, RuleState, Threat } from '@aera/contracts';
import { id } from './records.ts';

export const block = (change: Partial<Block> = {}): Block => ({
  id: id(60),
  network: '203.0.113.7/32',
  rule: 'path-scanning',
  threatId: id(50),
  by: null,
  reason: 'Path scanning',
  blockedAt: '2026-03-04T09:05:00Z',
  expiresAt: '2026-03-04T10:05:00Z',
  times: 1,
  rejectedRequests: 12,
  ...change,
});

export const threat = (change: Partial<Threat> = {}): Threat => ({
  id: id(50),
  rule: 'path-scanning',
  threatType: 'Path scanning',
  severity: 'HIGH',
  score: 42.5,
  network: '203.0.113.7/32',
  amount: 9,
  detectedAt: '2026-03-04T09:05:00Z',
  lastAt: '2026-03-04T09:06:00Z',
  active: true,
  response: 'blocked',
  trusted: false,
  ...change,
});

export const evidence = (change: Partial<Evidence> = {}): Evidence => ({
  requestId: 'request-1',
  at: '2026-03-04T09:05:30Z',
  ip: '203.0.113.7',
  method: 'GET',
  target: '/.env',
  route: null,
  status: 404,
  userAgent: 'curl/8',
  attemptedAccount: null,
  indicators: ['path-probe', 'not-found'],
  ...change,
});

export const report = (change: Partial<IntrusionReport> = {}): IntrusionReport => ({
  criticalThreats: 3,
  totalEvents: 1234,
  blockedIPs: 1,
  topThreats: [
    { name: 'Path scanning', count: 17 },
    { name: 'Injection probes', count: 4 },
  ],
  timeline: [
    {
      threatId: id(50),
      severity: 'HIGH',
      threatType: 'Path scanning',
      ip: '203.0.113.7',
      timestamp: '2026-03-04T09:06:00Z',
    },
  ],
  ...change,
});

export const rule = (change: Partial<RuleState> = {}): RuleState => ({
  rule: 'path-scanning',
  threatType: 'Path scanning',
  description: 'Paths that only scanners ask for.',
  windowMinutes: 10,
  thresholds: { LOW: 2, MEDIUM: 4, HIGH: 8, CRITICAL: 30 },
  blocksFrom: 'HIGH',
  mode: 'on',
  setBy: null,
  setAt: null,
  seen: 2,
  blocked: 1,
  wouldHaveBlocked: 0,
  ...change,
});
