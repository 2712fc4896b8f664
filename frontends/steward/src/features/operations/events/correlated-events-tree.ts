import type { EventView, ServiceName } from '@aera/contracts';

/** An event and where it is. */
export interface ServiceEvent {
  readonly service: ServiceName;
  readonly event: EventView;
}

/** What caused, and what it caused. */
export interface JourneyNode extends ServiceEvent {
  readonly caused: readonly JourneyNode[];
}

/** Events that one request or message caused which is itself no event of any log. */
interface JourneyRoot {
  /** Null where the event does not say. */
  readonly cause: string | null;
  readonly caused: readonly JourneyNode[];
}

/** Who caused what: a message has the id of its event, so causes are found over all services. */
export function journeyTree(events: readonly ServiceEvent[]): JourneyRoot[] {
  const inOrder = events.toSorted((a, b) => a.event.recordedAt.localeCompare(b.event.recordedAt));
  const known = new Set(inOrder.map(({ event }) => event.id));
  const byCause = Map.groupBy(inOrder, ({ event }) => event.causationId);
  const reached = new Set<string>();
  const toNode = (placed: ServiceEvent): JourneyNode => {
    reached.add(placed.event.id);
    return { ...placed, caused: toNodes(byCause.get(placed.event.id) ?? []) };
  };
  const toNodes = (some: readonly ServiceEvent[]): JourneyNode[] =>
    some.flatMap((placed) => (reached.has(placed.event.id) ? [] : [toNode(placed)]));
  const roots = Map.groupBy(
    inOrder.filter(({ event }) => event.causationId === null || !known.has(event.causationId)),
    ({ event }) => event.causationId,
  );
  const fromOutside = [...roots].map(([cause, own]) => ({ cause, caused: toNodes(own) }));
  // No event causes itself, but bad data must not hide it.
  const inCircles = inOrder.flatMap((placed) => toNodes([placed]));
  return [...fromOutside, ...inCircles.map((node) => ({ cause: node.event.causationId, caused: [node] }))];
}
