import { beginning } from '../checkpoint.ts';
import type { DomainEvent, StoredEvent } from '../event.ts';
import type { EventStore } from '../event-store.ts';

/** Every event; waits for transactions elsewhere on the server that hold some back. */
export async function readWholeLog<E extends DomainEvent>(
  store: EventStore<E>,
  { sealed = false } = {},
): Promise<StoredEvent<E>[]> {
  for (;;) {
    const { events, heldBack } = await store.readLog({ after: beginning, limit: 1_000_000, sealed });
    if (!heldBack) return events;
  }
}
