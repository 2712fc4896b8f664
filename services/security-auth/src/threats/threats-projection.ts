import { rowProjection } from '@aera/event-store';
import { threatStream } from './threat-stream.ts';
import type { ThreatEvent } from './threat.ts';

/** A threat as it is listed. */
interface ThreatRow {
  readonly id: string;
  readonly rule: string;
  readonly networkKey: string;
  readonly network: string;
  readonly severity: string;
  readonly amount: number;
  readonly points: number;
  readonly firstAt: string;
  readonly lastAt: string;
  readonly detectedAt: string;
  readonly trusted: boolean;
  readonly answer: string;
  readonly blockId: string | null;
}

/** Every threat, one row each. One whose network is forgotten is not listed any more. */
export const threatProjection = rowProjection<typeof threatStream, ThreatRow>({
  streams: [threatStream],
  name: 'threats',
  table: 'threats',
  key: ({ type, data }) =>
    type === 'ThreatDetected' || type === 'ThreatGrew' || type === 'ThreatAnswered' ? data.threatId : null,
  columns: {
    id: 'uuid',
    rule: 'text',
    networkKey: 'text',
    network: 'cidr',
    severity: 'text',
    amount: 'integer',
    points: 'float8',
    firstAt: 'timestamptz',
    lastAt: 'timestamptz',
    detectedAt: 'timestamptz',
    trusted: 'boolean',
    answer: 'text',
    blockId: 'uuid',
  },
  project: projectThreat,
});

function projectThreat(row: ThreatRow | null, { type, data }: ThreatEvent): ThreatRow | null {
  switch (type) {
    case 'ThreatDetected': {
      const { threatId: id, network, ...seen } = data;
      return network === null ? null : { ...seen, id, network, answer: 'none', blockId: null };
    }
    case 'ThreatGrew': {
      const { severity, amount, points, lastAt } = data;
      return row && { ...row, severity, amount, points, lastAt };
    }
    case 'ThreatAnswered':
      return row && { ...row, answer: data.answer, blockId: data.blockId };
    default:
      return row;
  }
}
