import {
  applyEvents,
  defineProjection,
  withErasure,
  type Projection,
  type ProjectionContext,
  type StreamEvent,
} from '@aera/event-store';
import {
  refreshInboxCounts,
  notificationsProjection,
  toNotificationIds,
} from './inbox/notifications-projection.ts';
import { inboxStream } from './inbox/inbox-stream.ts';
import { type AddressedFeedEntry, feedTables, appendToFeeds } from './live/change-feed.ts';
import { readErasedPersonId, personErasedStream } from './person-erased-stream.ts';
import { questionsProjection } from './questions/questions-projection.ts';
import { questionStream } from './questions/question-stream.ts';

/**
 * Projections of questions, notifications with their counts, and each recipient's numbered change feed, in one transaction. So a client
 * that receives a change finds it, also after a rebuild.
 */
export const readModelsProjection = withErasure(
  combineProjections('read-models', [
    questionsProjection,
    notificationsProjection,
    defineProjection({
      name: 'inbox-counts',
      streams: [inboxStream],
      tables: ['inbox_counts', 'notifications'],
      apply: refreshInboxCounts,
    }),
    defineProjection({
      name: 'feed',
      streams: [questionStream, inboxStream],
      tables: feedTables,
      apply: async (events, context) => appendToFeeds(events.flatMap(toFeedEntries), context),
    }),
  ]),
  { streams: [personErasedStream], readErasedId: readErasedPersonId, erase: anonymizeQuestions },
);

/** Visitors have no feed. */
function toFeedEntries(event: StreamEvent<typeof questionStream | typeof inboxStream>): AddressedFeedEntry[] {
  if (event.stream === 'inbox') {
    const data = { change: event.type, ids: toNotificationIds(event) };
    return [{ recipientId: event.data.recipientId, list: 'notifications', data }];
  }
  if (event.data.memberId === null) return [];
  const data = { change: event.type, ids: [event.data.questionId] };
  return [{ recipientId: event.data.memberId, list: 'questions', data }];
}

/** Combines projections into one with a common checkpoint and transaction; they are applied in order. */
function combineProjections(name: string, parts: readonly Projection[]): Projection {
  return defineProjection({
    name,
    version: parts.reduce((sum, { version }) => sum + version, 0),
    streams: [...new Set(parts.flatMap(({ streams = [] }) => streams))],
    tables: [...new Set(parts.flatMap(({ tables }) => tables))],
    async apply(events, context) {
      for (const part of parts) await applyEvents(part, events, context);
    },
  });
}

/** Questions stay anonymized for the statistics; notifications and read positions are deleted. */
async function anonymizeQuestions(personId: string, { sql, table }: ProjectionContext): Promise<void> {
  await sql(
    `update ${table('questions')}
     set member_id = null, author_id = null, session_id = null, question = '', original_query = null, answer = null
     where member_id = $1 or author_id = $1`,
    [personId],
  );
  for (const name of ['notifications', 'inbox_counts', 'change_feed_heads', 'change_feed_entries'])
    await sql(`delete from ${table(name)} where recipient_id = $1`, [personId]);
}
