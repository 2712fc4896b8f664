import {
  applyEvents,
  defineProjection,
  withErasure,
  type Projection,
  type ProjectionContext,
  type StreamEvent,
} from '@aera/event-store';
import { refreshInboxCounts, notificationsProjection } from './inbox/notifications-projection.ts';
import { inboxStream } from './inbox/inbox-stream.ts';
import { type ListChange, notifyChanges } from './live/list-changes.ts';
import { readErasedPersonId, personErasedStream } from './person-erased-stream.ts';
import { verifiedMembersProjection } from './questions/verified-members/verified-members-projection.ts';
import { verifiedMemberStream } from './questions/verified-members/verified-member-stream.ts';
import { questionsProjection } from './questions/questions-projection.ts';
import { questionStream } from './questions/question-stream.ts';

/**
 * Projections of questions and notifications with their counts, in one transaction, which also notifies open pages of the changed lists. So
 * a client that is notified of a change finds it. The list of a newly verified member has changed, because reading it claims questions.
 */
export const readModelsProjection = withErasure(
  combineProjections('read-models', [
    questionsProjection,
    verifiedMembersProjection,
    notificationsProjection,
    defineProjection({
      name: 'inbox-counts',
      streams: [inboxStream],
      tables: ['inbox_counts', 'notifications'],
      apply: refreshInboxCounts,
    }),
    defineProjection({
      name: 'list-changes',
      streams: [questionStream, verifiedMemberStream, inboxStream],
      tables: [],
      apply: async (events, context) => notifyChanges(events.flatMap(toListChanges), context),
    }),
  ]),
  { streams: [personErasedStream], readErasedId: readErasedPersonId, erase: anonymizeQuestions },
);

/** Visitors have no event stream. */
function toListChanges({
  stream,
  data,
}: StreamEvent<typeof questionStream | typeof verifiedMemberStream | typeof inboxStream>): ListChange[] {
  if (stream === 'inbox') return [{ recipientId: data.recipientId, list: 'notifications' }];
  return data.memberId === null ? [] : [{ recipientId: data.memberId, list: 'questions' }];
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

/** Questions stay anonymized for the statistics; notifications are deleted. */
async function anonymizeQuestions(personId: string, { sql, table }: ProjectionContext): Promise<void> {
  await sql(
    `update ${table('questions')}
     set member_id = null, author_id = null, session_id = null, question = '', original_query = null, answer = null
     where member_id = $1 or author_id = $1`,
    [personId],
  );
  for (const name of ['notifications', 'inbox_counts'])
    await sql(`delete from ${table(name)} where recipient_id = $1`, [personId]);
}
