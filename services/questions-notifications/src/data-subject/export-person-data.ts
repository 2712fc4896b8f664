import type { ExportedEvent, exportMyQuestionsAndNotifications, ResponseOf } from '@aera/contracts';
import { type EventStore, selectList, type Sql, type StoredEvent } from '@aera/event-store';
import { inboxStream } from '../inbox/inbox-stream.ts';
import { MailRow } from '../mail/outbox.ts';
import { recipientStream } from '../preferences/recipient-stream.ts';
import { verifiedMemberStream } from '../questions/verified-members/verified-member-stream.ts';
import { questionStream } from '../questions/question-stream.ts';
import { voteStream } from '../questions/votes/vote-stream.ts';
import { VoteRow } from '../questions/votes/votes-projection.ts';
import { findLastErasure } from '../person-erased-stream.ts';

type PersonDataExport = ResponseOf<typeof exportMyQuestionsAndNotifications>;

/** Identifiers of a person in this service. */
export interface PersonIds {
  readonly members: readonly string[];
  /** Pseudonyms of e-mail addresses. */
  readonly visitors: readonly string[];
  /** Pseudonyms of browser sessions. */
  readonly voters: readonly string[];
}

/** Stewards are third parties: their ids are not the subject's data. */
const thirdPartyFields = new Set(['stewardId', 'assignedBy', 'releasedBy']);

/** Events of the subject's questions, votes, inbox and settings, and a list of their mails, without what was erased. */
export const createPersonDataExport = (store: EventStore, sql: Sql) => {
  const toExportedEvents = (
    events: readonly (StoredEvent & { data: object })[],
    since: string | null = null,
  ): ExportedEvent[] =>
    events
      .filter(({ recordedAt }) => since === null || recordedAt > since)
      .map(({ type, recordedAt, data }) => ({
        type,
        at: recordedAt,
        data: Object.fromEntries(Object.entries(data).filter(([name]) => !thirdPartyFields.has(name))),
      }));

  return async ({ members, visitors, voters }: PersonIds): Promise<PersonDataExport> => {
    const rows = await sql<{ id: string }>(
      `select id::text as id from questions where member_id = any($1::text[]) or author_id = any($2::text[])
       order by submitted_at, id`,
      [members, visitors],
    );
    const voteRows = await findVotes(store, sql, [...members, ...voters]);
    const questions = [];
    for (const { id } of rows)
      questions.push({ id, events: toExportedEvents(await store.stream(questionStream).read(id)) });
    const votes = [];
    for (const { questionId, voterId } of voteRows)
      votes.push(
        ...toExportedEvents(
          await store.stream(voteStream).read(questionId, voterId),
          await findLastErasure(store, voterId),
        ),
      );
    const notifications: ExportedEvent[] = [];
    const settings: ExportedEvent[] = [];
    for (const memberId of members) {
      const since = await findLastErasure(store, memberId);
      notifications.push(...toExportedEvents(await store.stream(inboxStream).read(memberId), since));
      settings.push(
        ...toExportedEvents(await store.stream(verifiedMemberStream).read(memberId), since),
        ...toExportedEvents(await store.stream(recipientStream).read(memberId), since),
      );
    }
    return { questions, votes, notifications, mails: await listMails([...members, ...visitors]), settings };
  };

  async function listMails(recipients: readonly string[]): Promise<PersonDataExport['mails']> {
    const rows = await findMails(store, sql, recipients);
    return rows.map(({ kind, state, createdAt, doneAt }) => ({ kind, state, createdAt, doneAt }));
  }
};

/** Votes of the subject since the last erasure, oldest first. */
export async function findVotes(store: EventStore, sql: Sql, voters: readonly string[]): Promise<VoteRow[]> {
  const since = await Promise.all(voters.map((id) => findLastErasure(store, id)));
  return sql<VoteRow>(
    `select ${selectList(VoteRow, { of: 'v' })}
     from answer_votes v join unnest($1::text[], $2::timestamptz[]) as subject (id, since) on subject.id = v.voter_id
     where subject.since is null or v.rated_at > subject.since
     order by v.rated_at, v.id`,
    [voters, since],
  );
}

/** Emails to the subject since the last erasure, newest first. */
export async function findMails(
  store: EventStore,
  sql: Sql,
  recipients: readonly string[],
): Promise<MailRow[]> {
  const since = await Promise.all(recipients.map((id) => findLastErasure(store, id)));
  return sql<MailRow>(
    `select ${selectList(MailRow, { of: 'm' })}
     from mails m join unnest($1::text[], $2::timestamptz[]) as subject (id, since) on subject.id = m.recipient_id
     where subject.since is null or m.created_at > subject.since
     order by m.created_at desc, m.id`,
    [recipients, since],
  );
}
