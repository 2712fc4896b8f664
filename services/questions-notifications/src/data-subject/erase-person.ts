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

type PersonQuestion = Pick<QuestionRow, 'id' | 'memberId' | 'authorId'> & { readonly isOpen: boolean };

/** Erases members and visitors: withdraws open questions, deletes keys, cancels mails, and updates the projections. Idempotent. */
export function createErasePerson({ store, sql, clock }: ServiceContext) {
  async function withdrawQuestions(
    column: 'member_id' | 'author_id',
    personId: string,
    { causeId, metadata }: Pick<VisitorErasure, 'causeId' | 'metadata'>,
  ): Promise<PersonQuestion[]> {
    const questions = await sql<PersonQuestion>(
      `select ${selectList(QuestionRow, { only: ['id', 'memberId', 'authorId'] })},
              status in ('pending', 'needs_information', 'reopened') as "isOpen"
       from questions where ${column} = $1`,
      [personId],
    );
    for (const { id: questionId, memberId, isOpen } of questions) {
      if (!isOpen) continue;
      const data = { questionId, memberId };
      const command = { type: 'WithdrawQuestion', data, now: clock().toISOString() } as const;
      await store.stream(questionStream).handle([questionId], command, { metadata, idempotencyKey: causeId });
    }
    return questions;
  }

  /** Also erases the visitors whose questions the member claimed, with all of their other questions. */
  async function eraseMember({ memberId, erasedAt, ...cause }: MemberErasure): Promise<void> {
    const questions = await withdrawQuestions('member_id', memberId, cause);
    const authors = new Set(questions.flatMap(({ authorId }) => authorId ?? []));
    for (const visitorId of authors) if (visitorId !== memberId) await eraseVisitor({ visitorId, ...cause });
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
    const questions = await withdrawQuestions('author_id', visitorId, cause);
    const { erased } = await store.eraseSubject(visitorId);
    const mails = await findMails(store, sql, [visitorId]);
    const votes = await findVotes(store, sql, [visitorId]);
    if (!erased && questions.length + mails.length + votes.length === 0) return false;
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
