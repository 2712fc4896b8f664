import type { OperationsOverview } from '@aera/contracts';
import { operationsCopy, overviewCopy as copy } from '../operations-copy.ts';

/** A projection, relay or consumer of a service. */
export interface PipelineComponent {
  readonly id: string;
  readonly name: string;
  readonly kind: 'projection' | 'relay' | 'consumer';
  /** Null while unknown. */
  readonly behind: number | null;
  readonly lagSeconds: number | null;
  readonly state: string;
  readonly tone: 'success' | 'warning' | 'destructive';
  readonly error: string | null;
  /** Null while unknown. */
  readonly deadLetters: number | null;
}

/** The pipeline components of a service, stalled ones first. */
export function listPipelineComponents({
  projections,
  relay,
  additionalRelays,
  consumers,
}: OperationsOverview): PipelineComponent[] {
  const components = [
    ...projections.map((projection) => toLogComponent('projection', projection, projection.rebuilding)),
    ...(relay ? [toLogComponent('relay', relay, false)] : []),
    ...additionalRelays.map((other) => toLogComponent('relay', other, false)),
    ...consumers.map(toConsumerComponent),
  ];
  return components.toSorted((a, b) => rank[a.tone] - rank[b.tone]);
}

function toLogComponent(
  kind: 'projection' | 'relay',
  { name, behind, lagSeconds, stalled, error }: Omit<OperationsOverview['projections'][number], 'rebuilding'>,
  isRebuilding: boolean,
): PipelineComponent {
  const temporaryState = isRebuilding ? copy.rebuilding : error && copy.retrying;
  const state = describeState(stalled, temporaryState);
  return { id: `${kind} ${name}`, name, kind, behind, lagSeconds, ...state, error, deadLetters: 0 };
}

function toConsumerComponent(consumer: OperationsOverview['consumers'][number]): PipelineComponent {
  const { stream, durable, state, pending, unacknowledged, lagSeconds, deadLetters, stalled, error } =
    consumer;
  const temporaryState = state === 'starting' ? copy.starting : state === 'retrying' ? copy.retrying : null;
  return {
    id: `consumer ${stream}.${durable}`,
    name: copy.consumer(durable, stream),
    kind: 'consumer',
    behind: pending === null || unacknowledged === null ? null : pending + unacknowledged,
    lagSeconds,
    ...describeState(stalled ?? (deadLetters ? 'dead-letters' : null), temporaryState),
    error,
    deadLetters,
  };
}

const rank = { destructive: 0, warning: 1, success: 2 };

function describeState(
  stalled: OperationsOverview['projections'][number]['stalled'],
  temporaryState: string | null,
): Pick<PipelineComponent, 'state' | 'tone'> {
  if (stalled) return { state: operationsCopy.stalled[stalled], tone: 'destructive' };
  return temporaryState
    ? { state: temporaryState, tone: 'warning' }
    : { state: copy.upToDate, tone: 'success' };
}
