import type { OwnFact, ownQuestions, ResponseOf } from '@aera/contracts';
import type { EventStore, Sql } from '@aera/event-store';
import type { ContextEvent } from '../context-event.ts';
import { inboxStream } from '../inbox/inbox.ts';
import { recipientStream } from '../preferences/recipient.ts';
import { questionStream } from '../questions/question.ts';
import { voteStream } from '../questions/votes/vote.ts';
import { verifiedMemberStream } from '../questions/claims/verified-member.ts';

/** Stewards are people, too: who of them did what is no datum of the member's. */
const ofOthers = new Set(['stewardId', 'assignedBy', 'releasedBy']);

/** Everything in the log about a member, from the streams that are theirs. */
export const ownFactsWith =
  (store: EventStore<ContextEvent>, sql: Sql) =>
  async (memberId: string): Promise<ResponseOf<typeof ownQuestions>> => {
    const facts = async (stream: string): Promise<OwnFact[]> =>
      (await store.readStream(stream)).map(({ type, recordedAt, data }) => ({
        type,
        at: recordedAt,
        data: Object.fromEntries(Object.entries(data).filter(([name]) => !ofOthers.has(name))),
      }));
    const asked = await sql<{ id: string }>(
      'select id::text as id from questions where member_id = $1 order by submitted_at, id',
      [memberId],
    );
    const voted = await sql<{ questionId: string }>(
      'select question_id::text as "questionId" from answer_votes where voter_id = $1 order by rated_at, id',
      [memberId],
    );
    const questions = [];
    for (const { id } of asked) questions.push({ id, facts: await facts(questionStream(id)) });
    const votes = [];
    for (const { questionId } of voted) votes.push(...(await facts(voteStream(questionId, memberId))));
    return {
      questions,
      votes,
      notifications: await facts(inboxStream(memberId)),
      mails: await mailsTo(sql, memberId),
      settings: [
        ...(await facts(verifiedMemberStream(memberId))),
        ...(await facts(recipientStream(memberId))),
      ],
    };
  };

interface MailRow {
  readonly kind: string;
  readonly state: string;
  readonly createdAt: Date;
  readonly doneAt: Date | null;
}

async function mailsTo(sql: Sql, memberId: string): Promise<ResponseOf<typeof ownQuestions>['mails']> {
  const rows = await sql<MailRow>(
    `select kind, state, created_at as "createdAt", done_at as "doneAt" from mails
     where recipient_id = $1 order by created_at desc, id`,
    [memberId],
  );
  return rows.map(({ kind, state, createdAt, doneAt }) => ({
    kind,
    state,
    createdAt: new Date(createdAt).toISOString(),
    doneAt: doneAt && new Date(doneAt).toISOString(),
  }));
}
