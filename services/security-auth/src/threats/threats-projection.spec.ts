import { expect, it } from 'vitest';
import { projectThreat } from './threats-projection.ts';
import type { ThreatEvent } from './threat.ts';

const threat = {
  threatId: 't1',
  rule: 'traversal',
  networkKey: 'k',
  network: '203.0.113.7/32',
  severity: 'LOW',
  amount: 1,
  points: 5,
  trusted: false,
  detectedAt: '2026-03-04T09:00:01.000Z',
  lastAt: '2026-03-04T09:00:00.000Z',
} as const;
const events: ThreatEvent[] = [
  { type: 'ThreatDetected', data: { ...threat, firstAt: threat.lastAt } },
  {
    type: 'ThreatEscalated',
    data: { ...threat, amount: 4, trusted: true, worse: false, grewAt: '2026-03-04T09:05:00.000Z' },
  },
];

it('lists a threat with its latest measurement, and whether its network was on the allow list at that time', () =>
  expect(events.reduce(projectThreat, null)).toMatchObject({ id: 't1', amount: 4, trusted: true }));
