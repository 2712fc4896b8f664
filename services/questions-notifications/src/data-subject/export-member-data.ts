import type { ExportedEvent, exportMyQuestions, ResponseOf } from '@aera/contracts';
import { type EventStore, selectList, type Sql } from '@aera/event-store';
import type { StoredEvent } from '@aera/event-store';
import { inboxStream } from '../inbox/inbox-stream.ts';
import { MailRow } from '../mail/outbox.ts';
import { recipientStream } from '../preferences/recipient-stream.ts';
import { verifiedMemberStream } from '../questions/claims/verified-member-stream.ts';
import { questionStream } from '../questions/question-stream.ts';
import { voteStream } from '../questions/votes/vote-stream.ts';
import { VoteRow } from '../questions/votes/votes-projection.ts';
import { findLastErasure } from '../person-erased-stream.ts';

type MemberDataExport = ResponseOf<typeof exportMyQuestions>;

/** Subject of the exported events. */
interface PersonIds {
  readonly members: readonly string[];
  /** Ids that stand for visitors' addresses. */
  readonly visitors: readonly string[];
  /** Ids that stand for visitors' browsers. */
  readonly voters: readonly string[];
}

/** Stewards are people, too: who of them did what is no datum of the member's. */
const thirdPartyFields = new Set(['stewardId', 'assignedBy', 'releasedBy']);

/** All events of the subject's streams; erased data is no longer included. */
export const createMemberDataExport = (store: EventStore, sql: Sql) => {
  const factsOf = (
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

  return async ({ members, visitors, voters }: PersonIds): Promise<MemberDataExport> => {
    const asked = await sql<{ id: string }>(
      `select id::text as id from questions where member_id = any($1::text[]) or author_id = any($2::text[])
       order by submitted_at, id`,
      [members, visitors],
    );
    const voted = await findVotes(store, sql, [...members, ...voters]);
    const questions = [];
    for (const { id } of asked)
      questions.push({ id, facts: factsOf(await store.stream(questionStream).read(id)) });
    const votes = [];
    for (const { questionId, voterId } of voted)
      votes.push(
        ...factsOf(
          await store.stream(voteStream).read(questionId, voterId),
          await findLastErasure(store, voterId),
        ),
      );
    const [notifications, settings] = [[] as ExportedEvent[], [] as ExportedEvent[]];
    for (const memberId of members) {
      const since = await findLastErasure(store, memberId);
      notifications.push(...factsOf(await store.stream(inboxStream).read(memberId), since));
      settings.push(
        ...factsOf(await store.stream(verifiedMemberStream).read(memberId), since),
        ...factsOf(await store.stream(recipientStream).read(memberId), since),
      );
    }
    return { questions, votes, notifications, mails: await mailsTo([...members, ...visitors]), settings };
  };

  async function mailsTo(recipients: readonly string[]): Promise<MemberDataExport['mails']> {
    const rows = await findMails(store, sql, recipients);
    return rows.map(({ kind, state, createdAt, doneAt }) => ({ kind, state, createdAt, doneAt }));
  }
};

/** Votes of the subject since the last erasure, oldest first. */
export async function findVotes(store: EventStore, sql: Sql, voters: readonly string[]): Promise<VoteRow[]> {
  const since = await Promise.all(voters.map((id) => findLastErasure(store, id)));
  return sql<VoteRow>(
    `select ${selectList(VoteRow, { of: 'v' })}
     from answer_votes v join unnest($1::text[], $2::timestamptz[]) as whom (id, since) on whom.id = v.voter_id
     where whom.since is null or v.rated_at > whom.since
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
     from mails m join unnest($1::text[], $2::timestamptz[]) as whom (id, since) on whom.id = m.recipient_id
     where whom.since is null or m.created_at > whom.since
     order by m.created_at desc, m.id`,
    [recipients, since],
  );
}
