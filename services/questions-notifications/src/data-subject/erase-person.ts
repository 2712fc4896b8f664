import { selectList } from '@aera/event-store';
import {
  deriveId,
  type ErasedSubjects,
  type EventMetadata,
  restoreActor,
  type ServiceContext,
} from '@aera/service-kit';
import { cancelMails } from '../mail/outbox.ts';
import { personErasedStream } from '../person-erased-stream.ts';
import { questionStream } from '../questions/question-stream.ts';
import { QuestionRow } from '../questions/questions-projection.ts';
import { findMails, findVotes } from './export-person-data.ts';

interface MemberErasure {
  readonly memberId: string;
  readonly erasedAt: string;
  /** Id of the message, which makes the erasure idempotent. */
  readonly causeId: string;
  readonly metadata: EventMetadata;
}

interface VisitorErasure {
  /** Pseudonym of an e-mail address or a browser session. */
  readonly visitorId: string;
  readonly causeId: string;
  readonly metadata: EventMetadata;
}

type PersonQuestion = Pick<QuestionRow, 'id' | 'memberId'> & { readonly isOpen: boolean };

/** Erases members and visitors: withdraws open questions, deletes keys, cancels mails, and updates the projections. Idempotent. */
export function createErasePerson(
  { store, sql, clock }: ServiceContext,
  waitUntilListed: () => Promise<void>,
) {
  /** Withdraws open questions, and deletes the keys of those that were asked signed out. Returns the number of questions. */
  async function eraseQuestions(
    column: 'member_id' | 'author_id',
    personId: string,
    { causeId, metadata }: Pick<VisitorErasure, 'causeId' | 'metadata'>,
  ): Promise<number> {
    const questions = await sql<PersonQuestion>(
      `select ${selectList(QuestionRow, { only: ['id', 'memberId'] })},
              status in ('pending', 'needs_information', 'reopened') as "isOpen"
       from questions where ${column} = $1`,
      [personId],
    );
    for (const { id: questionId, memberId, isOpen } of questions) {
      if (isOpen) {
        const data = { questionId, memberId };
        const command = { type: 'WithdrawQuestion', data, now: clock().toISOString() } as const;
        await store
          .stream(questionStream)
          .handle([questionId], command, { metadata, idempotencyKey: causeId });
      }
      // No effect on a question asked signed in, which has the key of its member.
      await store.eraseSubject(questionId);
    }
    return questions.length;
  }

  /** Visitors whose questions the member claimed and no other member did: a former address may have another owner now. */
  async function listClaimedAuthors(memberId: string): Promise<string[]> {
    const rows = await sql<{ authorId: string }>(
      `select author_id as "authorId" from questions
       where author_id in (select author_id from questions where member_id = $1) and author_id <> $1
       group by author_id having count(distinct member_id) = 1`,
      [memberId],
    );
    return rows.map(({ authorId }) => authorId);
  }

  /** Also erases the visitors whose questions only this member claimed, with all of their other questions. */
  async function eraseMember({ memberId, erasedAt, ...cause }: MemberErasure): Promise<void> {
    await eraseQuestions('member_id', memberId, cause);
    for (const visitorId of await listClaimedAuthors(memberId)) await eraseVisitor({ visitorId, ...cause });
    await store.eraseSubject(memberId);
    await cancelMails(sql, memberId, clock());
    const id = deriveId(cause.causeId, 'member-erased');
    await store
      .stream(personErasedStream)
      .append([memberId], [{ id, type: 'MemberErased', data: { memberId, erasedAt } }], {
        expected: 'any',
        metadata: cause.metadata,
      });
  }

  /** Returns whether data of the visitor was stored. */
  async function eraseVisitor({ visitorId, ...cause }: VisitorErasure): Promise<boolean> {
    await eraseQuestions('author_id', visitorId, cause);
    // Again, because a question that was asked meanwhile has a key of its own.
    await waitUntilListed();
    const questions = await eraseQuestions('author_id', visitorId, cause);
    const { erased } = await store.eraseSubject(visitorId);
    const mails = await findMails(store, sql, [visitorId]);
    const votes = await findVotes(store, sql, [visitorId]);
    if (!erased && questions + mails.length + votes.length === 0) return false;
    const now = clock();
    await cancelMails(sql, visitorId, now);
    const id = deriveId(`${cause.causeId} ${visitorId}`, 'visitor-erased');
    const data = { visitorId, erasedAt: now.toISOString() };
    await store.stream(personErasedStream).append([visitorId], [{ id, type: 'VisitorErased', data }], {
      expected: 'any',
      metadata: cause.metadata,
    });
    return true;
  }

  return {
    eraseMember,
    eraseVisitor,
    /** Repeats erasures of members and visitors whose data a restored backup still contains. */
    async eraseAgain({ members, questionAuthors }: ErasedSubjects): Promise<void> {
      const metadata = { actor: restoreActor };
      for (const { id, erasedAt } of members) {
        const at = erasedAt ?? clock().toISOString();
        await eraseMember({ memberId: id, erasedAt: at, causeId: `restore ${id} ${erasedAt}`, metadata });
      }
      for (const { id, erasedAt } of questionAuthors)
        await eraseVisitor({ visitorId: id, causeId: `restore ${erasedAt}`, metadata });
    },
  };
}
