import type { StoredEvent } from '@aera/event-store';
import type { StreamDefinition } from '@aera/event-store';
import { fold } from '@aera/event-store/decider';

/** A moment of a stream: after so many events, or as it was at a time; now where neither is said. */
interface AsOf {
  readonly revision?: number | undefined;
  readonly at?: string | undefined;
}

export interface PastState {
  /** The last event that is counted in; 0 where none is. */
  readonly revision: number;
  readonly newest: number;
  readonly recordedAt: string | null;
  /** Null without a rule to fold the stream by. */
  readonly state: unknown;
}

/** The state of a stream as of a moment, by the rule that the service itself decides by. */
export function stateAsOf(
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
