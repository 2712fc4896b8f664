import type { OperationsOverview } from '@aera/contracts';
import { operationsCopy } from '../operations-copy.ts';
import { overviewCopy as copy } from './overview-copy.ts';

/** One thing that moves facts through a service, as the page shows it. */
export interface PipelineComponent {
  readonly id: string;
  readonly name: string;
  readonly kind: 'projection' | 'relay' | 'consumer';
  /** Null while unknown. */
  readonly behind: number | null;
  readonly lagSeconds: number | null;
  readonly state: string;
  readonly tone: 'success' | 'warning' | 'destructive' | 'secondary';
  readonly error: string | null;
  readonly deadLetters: number;
}

/** Everything that moves facts through a service, what stands still first. */
export function listPipelineComponents({
  projections,
  relay,
  additionalRelays,
  consumers,
}: OperationsOverview): PipelineComponent[] {
  const parts = [
    ...projections.map((one) => follower('projection', one, one.rebuilding)),
    ...(relay ? [follower('relay', relay, false)] : []),
    ...additionalRelays.map((other) => follower('relay', other, false)),
    ...consumers.map(reader),
  ];
  return parts.toSorted((a, b) => rank[a.tone] - rank[b.tone]);
}

function follower(
  kind: 'projection' | 'relay',
  { name, behind, lagSeconds, stalled, error }: Omit<OperationsOverview['projections'][number], 'rebuilding'>,
  isRebuilding: boolean,
): PipelineComponent {
  const passing = isRebuilding ? copy.rebuilding : error && copy.retrying;
  const state = describeState(stalled, passing);
  return { id: `${kind} ${name}`, name, kind, behind, lagSeconds, ...state, error, deadLetters: 0 };
}

function reader(one: OperationsOverview['consumers'][number]): PipelineComponent {
  const { stream, durable, state, pending, unacknowledged, lagSeconds, deadLetters, stalled, error } = one;
  const passing = state === 'starting' ? copy.starting : state === 'retrying' ? copy.retrying : null;
  return {
    id: `consumer ${stream}.${durable}`,
    name: copy.of(durable, stream),
    kind: 'consumer',
    behind: pending === null || unacknowledged === null ? null : pending + unacknowledged,
    lagSeconds,
    ...describeState(stalled ?? (deadLetters > 0 ? 'dead-letters' : null), passing),
    error,
    deadLetters,
  };
}

const rank = { destructive: 0, warning: 1, secondary: 2, success: 3 };

function describeState(
  stalled: OperationsOverview['projections'][number]['stalled'],
  passing: string | null,
): Pick<PipelineComponent, 'state' | 'tone'> {
  if (stalled) return { state: operationsCopy.stalled[stalled], tone: 'destructive' };
  return passing ? { state: passing, tone: 'warning' } : { state: copy.fine, tone: 'success' };
}
