import {
  defineProjection,
  erasing,
  type Projection,
  type ProjectionContext,
  type StoredEvent,
} from '@aera/event-store';
import { type ContextEvent, following, isOfInbox, isOfQuestion } from './context-event.ts';
import { countInboxes } from './inbox/inbox-counts.ts';
import { notificationRows, notificationsOf } from './inbox/notification-rows.ts';
import { feedTables, writeFeed } from './live/feed.ts';
import type { Addressed } from './live/feed-entry.ts';
import { clearLists } from './own-data/clear-member.ts';
import { erasedPerson } from './own-data/person-erased.ts';
import { questionRows } from './questions/question-rows.ts';

/**
 * What people see of the log, in one transaction: the questions, the notifications with their counts, and each reader's numbered feed of
 * what has changed in the two. So whoever is told of a change finds it, also after a rebuild.
 */
export const lists = erasing(
  together('lists', [
    following(isOfQuestion, questionRows),
    following(isOfInbox, notificationRows),
    defineProjection<ContextEvent>({
      name: 'inbox-counts',
      tables: ['inbox_counts', 'notifications'],
      apply: async (events, context) => countInboxes(events.filter(isOfInbox), context),
    }),
    defineProjection<ContextEvent>({
      name: 'feed',
      tables: feedTables,
      apply: async (events, context) => writeFeed(events.flatMap(entryOf), context),
    }),
  ]),
  { erased: erasedPerson, clear: clearLists },
);

/** Who is to hear of an event, and what. A visitor has no feed. */
function entryOf(event: StoredEvent<ContextEvent>): Addressed[] {
  if (isOfInbox(event)) {
    const data = { change: event.type, ids: notificationsOf(event) };
    return [{ reader: event.data.memberId, list: 'notifications', data }];
  }
  if (!isOfQuestion(event) || event.data.memberId === null) return [];
  const data = { change: event.type, ids: [event.data.questionId] };
  return [{ reader: event.data.memberId, list: 'questions', data }];
}

/** Several projections as one: they share checkpoint and transaction, and each is applied after those before it. */
function together<E extends ContextEvent>(name: string, parts: readonly Projection<E>[]): Projection<E> {
  return defineProjection<E>({
    name,
    version: parts.reduce((sum, { version }) => sum + version, 0),
    tables: [...new Set(parts.flatMap(({ tables }) => tables))],
    async apply(events: readonly StoredEvent<E>[], context: ProjectionContext) {
      for (const part of parts) await part.apply(events, context);
    },
  });
}
