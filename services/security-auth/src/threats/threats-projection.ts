import type { Severity, ThreatResponse, ThreatRule } from '@aera/contracts';
import { defineTable, type RowOf, defineRowProjection } from '@aera/event-store';
import { threatStream } from './threat-stream.ts';
import type { ThreatEvent } from './threat.ts';

/** Row of a threat. */
export const ThreatRow = defineTable('threats', (p) => ({
  id: p.uuid().primary(),
  rule: p.text().$type<ThreatRule>(),
  networkKey: p.text(),
  network: p.text().columnType('cidr'),
  severity: p.text().$type<Severity>(),
  amount: p.integer(),
  points: p.double().$type<number>(),
  firstAt: p.instant(),
  lastAt: p.instant(),
  detectedAt: p.instant(),
  trusted: p.boolean(),
  response: p.text().$type<ThreatResponse>(),
  blockId: p.uuid().nullable(),
}));
export type ThreatRow = RowOf<typeof ThreatRow>;

/** One row per threat. Threats of an erased network are not listed. */
export const threatProjection = defineRowProjection({
  streams: [threatStream],
  name: 'threats',
  entity: ThreatRow,
  key: ({ data }) => data.threatId,
  project: projectThreat,
});

export function projectThreat(row: ThreatRow | null, { type, data }: ThreatEvent): ThreatRow | null {
  switch (type) {
    case 'ThreatDetected': {
      const { threatId: id, network, ...seen } = data;
      return network === null ? null : { ...seen, id, network, response: 'none', blockId: null };
    }
    case 'ThreatEscalated': {
      const { severity, amount, points, lastAt, trusted } = data;
      return row && { ...row, severity, amount, points, lastAt, trusted };
    }
    case 'ThreatResponseRecorded':
      return row && { ...row, response: data.response, blockId: data.blockId };
    default:
      return row;
  }
}
