import type { StoredEvent, StreamDefinition } from '@aera/event-store';
import { fold } from '@aera/event-store/decider';

/** A revision or a time; the current state when both are left out. */
interface AsOf {
  readonly revision?: number | undefined;
  readonly at?: string | undefined;
}

export interface PastState {
  /** Of the last event included; 0 without events. */
  readonly revision: number;
  readonly newest: number;
  readonly recordedAt: string | null;
  /** Null for a stream without a decider. */
  readonly state: unknown;
}

/** The state of a stream at a revision or a time, by its decider. */
export function readStateAsOf(
  events: readonly StoredEvent[],
  rules: StreamDefinition['decider'],
  { revision, at }: AsOf,
): PastState {
  const until = at === undefined ? Infinity : Date.parse(at);
  const counted = events.filter(
    (event) => event.revision <= (revision ?? Infinity) && Date.parse(event.recordedAt) <= until,
  );
  const last = counted.at(-1);
  return {
    revision: last?.revision ?? 0,
    newest: events.at(-1)?.revision ?? 0,
    recordedAt: last?.recordedAt ?? null,
    state: rules ? fold(rules, counted) : null,
  };
}
