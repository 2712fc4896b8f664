import { type EventStore, selectList, type Sql } from '@aera/event-store';
import { deriveId, type EventMetadata } from '@aera/service-kit';
import { QuestionRow } from '../questions/questions-projection.ts';
import { questionStream } from '../questions/question-stream.ts';
import { cancelMails } from '../mail/outbox.ts';
import { personErasedStream } from '../person-erased-stream.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly clock: () => Date;
}

interface MemberErasure {
  readonly memberId: string;
  readonly erasedAt: string;
  /** Id of the message: the same one erases once. */
  readonly causeId: string;
  readonly metadata: EventMetadata;
}

type MemberQuestion = Pick<QuestionRow, 'id' | 'authorId'> & { readonly open: boolean };

/**
 * Erases a member: withdraws open questions, destroys the member's key and the keys of e-mail addresses under which questions were asked
 * before they were claimed, and finally updates the projections. Each step is idempotent.
 */
export const createEraseMember =
  ({ store, sql, clock }: Deps) =>
  async ({ memberId, erasedAt, causeId, metadata }: MemberErasure): Promise<void> => {
    const asked = await sql<MemberQuestion>(
      `select ${selectList(QuestionRow, { only: ['id', 'authorId'] })}, status in ('pending', 'needs_information', 'reopened') as open
       from questions where member_id = $1`,
      [memberId],
    );
    for (const { id: questionId, open } of asked) {
      if (!open) continue;
      const data = { questionId, memberId };
      const command = { type: 'WithdrawQuestion', data, now: clock().toISOString() } as const;
      await store.stream(questionStream).handle([questionId], command, { metadata, idempotencyKey: causeId });
    }
    for (const subject of new Set([memberId, ...asked.flatMap(({ authorId }) => authorId ?? [])]))
      await store.eraseSubject(subject);
    await cancelMails(sql, memberId, clock());
    await store
      .stream(personErasedStream)
      .append(
        [memberId],
        [{ id: deriveId(causeId, 'member-erased'), type: 'MemberErased', data: { memberId, erasedAt } }],
        { expected: 'any', metadata },
      );
  };
