import type { EventView, ServiceName } from '@aera/contracts';

export interface ServiceEvent {
  readonly service: ServiceName;
  readonly event: EventView;
}

export interface TraceNode extends ServiceEvent {
  readonly caused: readonly TraceNode[];
}

/** Events with one cause that is not among the events; null: no cause. A cycle of causes is a root of its own. */
interface TraceRoot {
  readonly cause: string | null;
  readonly caused: readonly TraceNode[];
}

/** Builds a tree of events by cause. A message has the id of the event that it announces, so causes link across services. */
export function buildTraceTree(events: readonly ServiceEvent[]): TraceRoot[] {
  const inOrder = events.toSorted((a, b) => a.event.recordedAt.localeCompare(b.event.recordedAt));
  const ids = new Set(inOrder.map(({ event }) => event.id));
  const byCause = Map.groupBy(inOrder, ({ event }) => event.causationId);
  const visited = new Set<string>();
  const toNode = (event: ServiceEvent): TraceNode => {
    visited.add(event.event.id);
    return { ...event, caused: toNodes(byCause.get(event.event.id) ?? []) };
  };
  const toNodes = (siblings: readonly ServiceEvent[]): TraceNode[] =>
    siblings.flatMap((event) => (visited.has(event.event.id) ? [] : [toNode(event)]));
  const roots = Map.groupBy(
    inOrder.filter(({ event }) => event.causationId === null || !ids.has(event.causationId)),
    ({ event }) => event.causationId,
  );
  const outside = [...roots].map(([cause, own]) => ({ cause, caused: toNodes(own) }));
  // Bad data can form cycles; their events are still shown.
  const cyclic = inOrder.flatMap((event) => toNodes([event]));
  return [...outside, ...cyclic.map((node) => ({ cause: node.event.causationId, caused: [node] }))];
}
