import type { DomainEvent, Projection, StoredEvent } from '@aera/event-store';
import { type ListChange, listChanges, type ListName, toPayload } from './list-change.ts';

/**
 * A projection that tells every instance whose list it has changed. PostgreSQL delivers a NOTIFY when its transaction
 * commits, so whoever hears it finds the change in the list.
 */
export const announcing = <E extends DomainEvent>(
  list: ListName,
  memberOf: (event: StoredEvent<E>) => string | null,
  projection: Projection<E>,
): Projection<E> => ({
  ...projection,
  async apply(events, context) {
    await projection.apply(events, context);
    const changes = lastChanges(list, memberOf, events);
    if (changes.length === 0) return;
    await context.sql('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
      listChanges,
      changes.map(toPayload),
    ]);
  },
});

/** One change per member, however many events there were. */
function lastChanges<E extends DomainEvent>(
  list: ListName,
  memberOf: (event: StoredEvent<E>) => string | null,
  events: readonly StoredEvent<E>[],
): ListChange[] {
  const positions = new Map<string, number>();
  for (const event of events) {
    const memberId = memberOf(event);
    if (memberId !== null) positions.set(memberId, event.position);
  }
  return [...positions].map(([memberId, position]) => ({ list, memberId, position }));
}
